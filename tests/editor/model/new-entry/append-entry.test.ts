import { expect, test } from "vitest";
import { appendEntry } from "../../../../src/editor/model/new-entry/append-entry.ts";

test("an entry is added at the end, in braces if the others have them, and every other byte stays", () => {
  const text = "# The list.\nb:   { name: B } # why\n'a': { name: A }\n";
  expect(appendEntry(text, "c", { name: "Un : deux" })).toBe(`${text}c: { name: "Un : deux" }\n`);
});

test("an entry is written on several lines like the others, and a file without a final line end gets one", () => {
  expect(appendEntry("a:\n  name: A", "b", { name: "B" })).toBe("a:\n  name: A\nb:\n  name: B\n");
});

test("the first entry of a file that holds only a comment follows it", () => {
  expect(appendEntry("# Nothing yet.\n", "a", { name: "A" })).toBe("# Nothing yet.\na:\n  name: A\n");
});

test.each([
  ["{ a: { name: A } }\n", "a mapping in braces"],
  ["- a\n", "a list"],
  ["a: [\n", "no YAML"],
  ["a: { name: A }\n...\n", "a document that has ended"],
  ["c: { name: C }\n", "an entry of that name"],
])("nothing is added to %j, which is %s", (text) => {
  expect(appendEntry(text, "c", { name: "C" })).toBe(undefined);
});
