import type { PageText } from "charpente";
import { expect, test } from "vitest";
import type { LazySearchData } from "../../../src/runtime/search/search-index.ts";
import { deriveSearch } from "../../../templates/search/derive-search.ts";

type Content = Parameters<typeof deriveSearch>[1];
type Settings = Parameters<typeof deriveSearch>[2];

const kinds = { article: "Article", legal: "Mentions", page: "Page", profile: "", project: "", service: "" };
const map = { title: "Plan", profil: { title: "Profils", links: [{ label: "Du plan", href: "/gtb" }] } };
const content = { searchPage: { data: { results: { kinds }, map } } } as unknown as Content;
const settings = {
  name: "Bâti Utile",
  navigation: [{ label: "Du menu", href: "/gtb" }],
  footer: { more: { links: [] }, legal: [{ label: "Du menu", href: "/gtb" }] },
} as unknown as Settings;

async function derive(text: Partial<PageText>) {
  const page = {
    route: "/gtb",
    template: "trade",
    title: "La GTB | Bâti Utile",
    description: "",
    sections: [],
    ...text,
  } as PageText;
  const [file] = deriveSearch([page], content, settings);
  if (file === undefined || !("text" in file)) throw new Error("There is no index.");
  const module = `data:text/javascript,${encodeURIComponent(String(file.text))}`;
  const { default: data } = (await import(module)) as { readonly default: LazySearchData };
  return data.pages()[0];
}

test("texts of pages reach the browser unchanged, quotation marks and backslashes included", async () => {
  const text = `L'été dit "C:\\n" \u2028 ici`;
  const page = await derive({ description: text, sections: [{ anchor: "a", heading: text, text }] as never });
  expect(page?.description).toBe(text);
  expect(page?.sections[0]).toEqual([null, text, text]);
});

test("the names of a page are those in menus and the site map, each once, and its title without the firm’s name", async () => {
  expect((await derive({}))?.names).toBe("Du menu\nDu plan\nLa GTB");
});

test("a result is labelled with the kind of its page, or as a page", async () => {
  expect((await derive({ template: "article" }))?.kind).toBe("Article");
  expect((await derive({ template: "trade" }))?.kind).toBe("Page");
});

test("the first section is the beginning of its page, without an anchor", async () => {
  const sections = ["tete", "suite"].map((anchor) => ({ anchor, heading: anchor, text: "" }));
  const page = await derive({ sections: sections as never });
  expect(page?.sections.map(([anchor]) => anchor)).toEqual([null, "suite"]);
});
