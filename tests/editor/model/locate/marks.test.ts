import { expect, test } from "vitest";
import { marksOf, readMarks } from "../../../../src/editor/model/locate/find-places.ts";

const marked = (field: number, words: string) => marksOf(field).start + words + marksOf(field).end;

test("marks are removed, and give the places of the words between them", () => {
  const text = `<p>${marked(0, "Un")} et ${marked(1821, "deux")}</p>`;
  expect(readMarks(text)).toEqual({
    clean: "<p>Un et deux</p>",
    places: [
      { field: 0, start: 3, end: 5 },
      { field: 1821, start: 9, end: 13 },
    ],
  });
});

test.each([
  ["lower case", (text: string) => text.toLowerCase()],
  ["the encoding of addresses", encodeURIComponent],
  ["the same in lower case", (text: string) => encodeURIComponent(text).toLowerCase()],
  ["JSON", JSON.stringify],
  ["the escapes of HTML", (text: string) => text.replaceAll("&", "&amp;")],
])("marks survive %s", (_, change) => {
  const { clean, places } = readMarks(change(marked(255, "R&D à Lyon")));
  expect(clean).toBe(change("R&D à Lyon"));
  expect(places.map(({ field, start, end }) => [field, clean.slice(start, end)])).toEqual([
    [255, change("R&D à Lyon").replaceAll('"', "")],
  ]);
});

test("repeated words have two places, and nested words their own", () => {
  const text = marked(1, `a ${marked(2, "b")} c`) + marked(2, "b");
  const { clean, places } = readMarks(text);
  expect(clean).toBe("a b cb");
  expect(places).toEqual([
    { field: 2, start: 2, end: 3 },
    { field: 1, start: 0, end: 5 },
    { field: 2, start: 5, end: 6 },
  ]);
});

test("a mark whose other half was cut off is ignored", () => {
  const { start, end } = marksOf(7);
  expect(readMarks(`${start}un début`)).toEqual({ clean: "un début", places: [] });
  expect(readMarks(`une fin${end}`)).toEqual({ clean: "une fin", places: [] });
});
