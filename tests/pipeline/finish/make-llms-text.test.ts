import { expect, test } from "vitest";
import type { SiteSummary } from "../../../src/define/define.ts";
import type { RenderedPage } from "../../../src/model/model.ts";
import { makeLlmsText } from "../../../src/pipeline/finish/make-llms-text.ts";

function page(
  route: string,
  template: string,
  title: string,
  more: { indexed?: boolean; description?: string } = {},
) {
  const { indexed = true, description } = more;
  return { page: { route, template, indexed }, facts: { title, description } } as unknown as RenderedPage;
}

const pages = [
  page("/", "home", "Accueil | Essai", { description: "Ce que\nnous faisons." }),
  page("/404", "missing", "Introuvable | Essai", { indexed: false }),
  page("/blog/a", "article", "Un [gros] titre | Essai", { description: "Seuils." }),
  page("/blog/b", "article", "Essai"),
];

function textOf(summary: SiteSummary, base = "", asMarkdown = false) {
  const file = makeLlmsText(summary, pages, { origin: "https://www.essai.example", base, asMarkdown });
  return { path: file.path, text: Buffer.from(file.bytes).toString() };
}

test("llms.txt describes the site, then lists its pages with their titles and descriptions, the rest as optional", () => {
  const sections = [
    { title: "Articles", groups: ["article"] },
    { title: "Rien encore", groups: ["project"] },
  ];
  const summary = { title: "Essai", summary: "Un site\nd’essai.", titleEnd: " | Essai", sections };
  expect(textOf(summary, "/base")).toEqual({
    path: "llms.txt",
    text: [
      "# Essai",
      "",
      "> Un site d’essai.",
      "",
      "## Articles",
      "",
      "- [Un \\[gros\\] titre](https://www.essai.example/base/blog/a): Seuils.",
      "- [Essai](https://www.essai.example/base/blog/b)",
      "",
      "## Optional",
      "",
      "- [Accueil](https://www.essai.example/base/): Ce que nous faisons.",
      "",
    ].join("\n"),
  });
});

test("facts of the site stand between its description and its pages, one line each", () => {
  const facts = ["Prix : 349\u00a0€.", "Réponse\nsous un [jour]."];
  const { text } = textOf({ title: "Essai", summary: "Un site.", facts, sections: [] });
  expect(text).toMatch(
    /^# Essai\n\n> Un site\.\n\n- Prix : 349.€\.\n- Réponse sous un \\\[jour\\\]\.\n\n## Optional\n/,
  );
});

test("if pages are published as Markdown too, the list links to these files", () => {
  const links = textOf({ title: "Essai", summary: "…", sections: [] }, "/base", true).text.match(
    /https:[^)]+/g,
  );
  expect(links).toEqual(
    ["index", "blog/a", "blog/b"].map((name) => `https://www.essai.example/base/${name}.md`),
  );
});

test("a page that search engines must not index is in no list", () => {
  const sections = [{ title: "Divers", groups: ["missing"] }];
  expect(textOf({ title: "Essai", summary: "…", sections }).text).not.toContain("Introuvable");
});

test("llms.txt has the author’s words as text: no link, no HTML, no control character", () => {
  const title = "\u001b]0;a\u0007b\u0000\u0085c\u2028d | Essai";
  const description = "[a](javascript:b) <img src=x>\n- [c](//evil.example)";
  const attacked = [page("/a", "article", title, { description })];
  const summary = { title: "Essai\u001b[2J", summary: "<b>", titleEnd: " | Essai", sections: [] };
  const { bytes } = makeLlmsText(summary, attacked, {
    origin: "https://www.essai.example",
    base: "",
    asMarkdown: false,
  });
  expect(Buffer.from(bytes).toString()).toBe(
    [
      "# Essai \\[2J",
      "",
      "> \\<b>",
      "",
      "## Optional",
      "",
      "- [\\]0;a b c d](https://www.essai.example/a): \\[a\\](javascript:b) \\<img src=x> - \\[c\\](//evil.example)",
      "",
    ].join("\n"),
  );
});
