import { expect, test } from "vitest";
import { compile, complaints, html } from "./compile.ts";

test("headings get ids from their words and are listed for the table of contents, in the reader’s typography", () => {
  const { body } = compile("## L'été : *bilan*\n\n### Le 1er `x` [lien](/a)\n\n###### Fin");
  expect(body.headings).toEqual([
    { depth: 2, id: "l-ete-bilan", text: "L’été\u00A0: bilan" },
    { depth: 3, id: "le-1er-x-lien", text: "Le\u00A01er x lien" },
    { depth: 6, id: "fin", text: "Fin" },
  ]);
});

test("two headings never share an id, not even with the number that a third one got", () => {
  const { body } = compile("## Bilan\n\n## Bilan\n\n## Bilan 2\n\n## Bilan\n\n## ?\n\n## !");
  expect(body.headings.map(({ id }) => id)).toEqual([
    "bilan",
    "bilan-2",
    "bilan-2-2",
    "bilan-3",
    "section",
    "section-2",
  ]);
});

test("headings inside directives take part", () => {
  const { body } = compile('## A\n\n:::callout{title="x"}\n### A\n:::\n');
  expect(body.headings.map(({ id }) => id)).toEqual(["a", "a-2"]);
});

test("a heading of the first level becomes one of the second, and is reported", () => {
  expect(compile("Texte\n\n# Titre").body.parts).toEqual([
    { kind: "html", html: '<p>Texte</p>\n<h2 id="titre">Titre</h2>' },
  ]);
  expect(compile("# Titre").problems).toEqual([
    {
      code: "markdown/heading-one",
      severity: "warning",
      file: "content/articles/visite.md",
      at: { line: 11, column: 1, length: 7 },
      message: "a heading of the first level is the title of the page, which has one already",
      hint: "begin it with ##",
    },
  ]);
  expect(complaints("## Titre")).toEqual([]);
});

test("ids have no prefix, so that other pages can link to them", () => {
  expect(html("## Contact")).toBe('<h2 id="contact">Contact</h2>');
});
