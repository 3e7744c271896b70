import { expect, test } from "vitest";
import { compile, complaints, html } from "./compile.ts";

test("headings get ids from their words and are listed for the table of contents, with typography", () => {
  const { body } = compile("## L'été : *bilan*\n\n### Le 1er `x` [lien](/a)\n\n###### Fin");
  expect(body.headings).toEqual([
    { depth: 2, id: "l-ete-bilan", text: "L’été\u00A0: bilan" },
    { depth: 3, id: "le-1er-x-lien", text: "Le\u00A01er x lien" },
    { depth: 6, id: "fin", text: "Fin" },
  ]);
});

test("a heading has the same typography in the list of headings as on the page", () => {
  const { body } = compile("## Êtes-vous concerné ?");
  expect(body.headings.map(({ text }) => text)).toEqual(["Êtes-vous concerné\u202F?"]);
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

test("headings inside directives are listed too", () => {
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

const anchorsOf = (text: string) => compile(text, { anchors: "github" }).body.headings.map(({ id }) => id);

test.each([
  ["What's new?", "whats-new"],
  ["La solution apportée", "la-solution-apportée"],
  ["Quoi ?", "quoi-"],
  ["L'été : *bilan* & `x_y`", "lété--bilan--x_y"],
  ["安装", "安装"],
  ["Установка", "установка"],
  ["A 1.0 / B", "a-10--b"],
  ["[Lien](/a) ![image](./a.png) H<sub>2</sub>O", "lien--h2o"],
  ["12:h :smile: :mot[x]", "12h-smile-motx"],
  ["🎉", "section"],
  ["footnote_1", "footnote_1-1"],
])("the heading “%s” has the anchor that it has on GitHub: %s", (words, id) => {
  expect(anchorsOf(`## ${words}`)).toEqual([id]);
});

test("headings of the same words are numbered as on GitHub", () => {
  expect(anchorsOf("## A\n\n## A\n\n## A 1\n\n## A")).toEqual(["a", "a-1", "a-1-1", "a-2"]);
});

test("an author may choose an id, which readers do not see", () => {
  for (const anchors of ["github", "plain"] as const) {
    const { body, problems } = compile("## Nos *prix* {#Prix_2.0}\n\n## Été {#été}\n\n## {#a}\n\n## `{#b}`", {
      anchors,
    });
    expect(problems).toEqual([]);
    expect(body.headings.slice(0, 3)).toEqual([
      { depth: 2, id: "Prix_2.0", text: "Nos prix" },
      { depth: 2, id: "été", text: "Été" },
      { depth: 2, id: "a", text: "" },
    ]);
    expect(body.headings[3]).toEqual({ depth: 2, id: "b", text: "{#b}" });
  }
});

test("braces that are not an id are text", () => {
  expect(html("## A {#}\n\n## A {#a b}", { anchors: "github" })).toBe(
    '<h2 id="a-">A~{#}</h2>\n<h2 id="a-a-b">A~{#a b}</h2>',
  );
});
