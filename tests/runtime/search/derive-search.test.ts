import { expect, test } from "vitest";
import { deriveSearch, type PageText, type SearchOptions } from "../../../src/index.ts";
import type { LazySearchData } from "../../../src/runtime/search/search-index.ts";

const text: PageText = {
  route: "/rain" as PageText["route"],
  template: "note",
  title: "The rain – Robin",
  description: "About rain.",
  sections: [
    { anchor: "top", heading: "The rain", text: "It rains." },
    { anchor: "when", heading: "When", text: "At night." },
  ],
};

/** What the browser reads of a page. */
async function derive(page: Partial<PageText>, options?: SearchOptions) {
  const [file] = deriveSearch([{ ...text, ...page }], options);
  if (file === undefined || !("text" in file)) throw new Error("There is no index.");
  const module = `data:text/javascript,${encodeURIComponent(String(file.text))}`;
  const { default: data } = (await import(module)) as { readonly default: LazySearchData };
  return { page: data.pages()[0], index: data.index() };
}

test("a page is found by its titles, its description, its headings and its text, without any option", async () => {
  const { page, index } = await derive({});
  expect(page).toEqual({
    route: "/rain",
    kind: "",
    names: "The rain – Robin",
    description: "About rain.",
    sections: [
      [null, "The rain", "It rains."],
      ["when", "When", "At night."],
    ],
  });
  expect(index.terms.map(([term]) => term)).toEqual("about at it night rain rains robin the when".split(" "));
});

test("the ending of titles is left out, and names and kinds are those of the site", async () => {
  const { page } = await derive(
    {},
    { titleEnd: " – Robin", namesOf: ({ route }) => ["Rain", route], kindOf: ({ template }) => template },
  );
  expect(page).toMatchObject({ names: "Rain\n/rain\nThe rain", kind: "note" });
});

test("a page without a heading, or without any text, has the title of its tab", async () => {
  const first = { anchor: undefined, heading: "", text: "Words." };
  expect((await derive({ sections: [first] })).page?.sections).toEqual([
    [null, "The rain – Robin", "Words."],
  ]);
  expect((await derive({ sections: [] })).page?.sections).toEqual([[null, "The rain – Robin", ""]]);
});

test("texts that count nothing are not published in the index", async () => {
  const { page, index } = await derive({}, { weights: { text: 0 } });
  expect(page?.sections).toEqual([
    [null, "The rain", ""],
    ["when", "When", ""],
  ]);
  expect(index.terms.map(([term]) => term)).not.toContain("night");
});

test("whatever a page says reaches the browser as text", async () => {
  const hostile = `</script>'\\\u2028\`\${1}\n"__proto__ constructor`;
  const { page, index } = await derive({ description: hostile });
  expect(page?.description).toBe(hostile);
  expect(index.terms.map(([term]) => term)).toEqual(expect.arrayContaining(["constructor", "proto"]));
});
