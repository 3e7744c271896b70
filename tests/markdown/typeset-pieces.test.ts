import { expect, test } from "vitest";
import { compile, html } from "./compile.ts";

test("typography reads a sentence across its emphasis, links and abbreviations", () => {
  expect(html("« **mot** » : l'*été* [fini](/a) ; *vraiment* ?")).toBe(
    '<p>«~<strong>mot</strong>~»~: l’<em>été</em> <a href="/a">fini</a>^; <em>vraiment</em>^?</p>',
  );
  expect(html("*mot* **:** suite, **10** 000 m², **20** *%*")).toBe(
    "<p><em>mot</em>~<strong>:</strong> suite, <strong>10</strong>^000~m², <strong>20</strong>~<em>%</em></p>",
  );
  expect(html("«**mot**» et l'**été**...")).toBe(
    "<p>«~<strong>mot</strong>~» et l’<strong>été</strong>…</p>",
  );
});

test("the words for a new tab do not come between a link and its punctuation", () => {
  expect(html("[a](https://a.fr) : b")).toContain("(nouvel onglet)</span></a>~: b");
});

test("code stays unchanged, and the words around it are typeset", () => {
  expect(html("L'`d'a ?` : « `x` » l'`y`...")).toBe(
    "<p>L’<code>d'a ?</code>~: «~<code>x</code>~» l’<code>y</code>…</p>",
  );
  expect(html("```\nl'été ?\n```")).toBe("<pre><code>l'été ?\n</code></pre>");
});

test("link targets and addresses stay unchanged", () => {
  expect(html("[l'a](/l'a...b) <https://a.fr/l'x>")).toMatch(
    /^<p><a href="\/l&#x27;a\.\.\.b">l’a<\/a> .*>https:\/\/a\.fr\/l'x</,
  );
});

test("strings to keep stay unchanged, even across emphasis", () => {
  expect(html("Envoi **en cours...** Attendez...", { keep: ["Envoi en cours..."] })).toBe(
    "<p>Envoi <strong>en cours...</strong> Attendez…</p>",
  );
});

test("ordinals are raised in a text", () => {
  expect(html("1er, **2**e, 1re, XXIe siècle, François Ier, 12es")).toBe(
    "<p>1<sup>er</sup>, <strong>2</strong><sup>e</sup>, 1<sup>re</sup>, XXI<sup>e</sup> siècle, " +
      "François I<sup>er</sup>, 12<sup>es</sup></p>",
  );
  expect(html("Le, Ce, 1erx, 2eme, 3.2e, http://a.fr/2e, `1er`")).not.toContain("<sup>");
  expect(html("le 1er", { keep: ["1er"] })).toBe("<p>le 1er</p>");
});

test("a reference stays on one line", () => {
  expect(html("le décret **n°** 2020-887")).toBe(
    '<p>le décret <strong>n°</strong>~<span class="together">2020-887</span></p>',
  );
});

test("typography does not read across paragraphs", () => {
  expect(html("mot\n\n: suite")).toBe("<p>mot</p>\n<p>: suite</p>");
  expect(html("| a | ? |\n| - | - |")).toContain('<th scope="col">a</th><th scope="col">?</th>');
});

test("a hard line break stays, and a line end of the file may become a no-break space", () => {
  expect(html("mot\\\n: suite")).toBe("<p>mot<br>\n: suite</p>");
  expect(html("mot\n; suite")).toBe("<p>mot^; suite</p>");
});

test("texts in other languages stay as typed", () => {
  expect(html("It's 20 % ... 1er ?", { language: "en" })).toBe("<p>It's 20 % ... 1er ?</p>");
});

test("words are those of headings, texts, tables, lists, directives and notes, without code blocks or addresses of links", () => {
  const text = [
    "## Un titre",
    "Deux **mo**ts : `trois` — l'été [lien](/pas-compte) (10 000).",
    "Table: Une légende\n\n| A | B |\n| - | - |\n| C | D |",
    "- item\n- [ ] tâche",
    '::::callout{title="pas compté"}\nDedans\n::::',
    "```\npas compté\n```",
    "<!-- pas compté -->",
    "Note[^1]\n\n[^1]: Bas de page",
  ];
  expect(text.map((block) => compile(block).body.words)).toEqual([2, 7, 6, 2, 1, 0, 0, 4]);
  expect(compile(text.join("\n\n")).body.words).toBe(22);
});
