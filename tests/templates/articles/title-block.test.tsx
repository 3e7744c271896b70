import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TitleBlock } from "../../../templates/articles/article-parts.tsx";
import type { ShownArticle } from "../../../templates/articles/articles-schema.ts";
import type { Blog } from "../../../templates/articles/blog-schema.ts";

const words = {
  category: "Catégorie",
  author: "Auteur",
  published: "Publié",
  updated: "Mis à jour",
  revision: "indice",
  reviewed: "Relu",
  readTime: "Lecture",
} as Blog["article"];

const update = { date: "2025-12-26", text: { parts: [], headings: [], words: 0, links: [], images: [] } };

/** The rows of the title block, with their values. */
function rowsOf(more: Partial<ShownArticle>): Readonly<Record<string, string>> {
  const article = {
    label: { text: "Cyber" },
    date: "2025-09-01",
    readTime: 8,
    updates: [],
    ...more,
  } as unknown as ShownArticle;
  const html = renderToStaticMarkup(<TitleBlock article={article} author="Ada Martin" words={words} />);
  const rows = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)];
  return Object.fromEntries(rows.map(([, term, value = ""]) => [term, value.replace(/<[^>]+>/g, "")]));
}

test("a reader sees who wrote an article, and when it was last read again", () => {
  expect(rowsOf({ reviewed: "2026-11-23", updates: [update] })).toEqual({
    Catégorie: "Cyber",
    Auteur: "Ada Martin",
    Publié: "1er\u00a0septembre 2025",
    "Mis à jour": "26\u00a0décembre 2025",
    Relu: "23\u00a0novembre 2026",
    Lecture: "8\u00a0min",
  });
});

test.each([
  ["of the last update", { reviewed: "2025-12-26", updates: [update] }],
  ["before the last update", { reviewed: "2025-10-01", updates: [update] }],
  ["of the article itself", { reviewed: "2025-09-01" }],
])("a review on the day %s adds no row", (_, more) => {
  expect(rowsOf(more)).not.toHaveProperty("Relu");
});
