import { expect, test } from "vitest";
import { compile, complaints, html, show } from "./compile.ts";

test("footnotes come last, under a heading in the site’s language, with links in both directions", () => {
  expect(html("Un[^x] : deux.\n\n[^x]: L'une.")).toBe(
    '<p>Un<sup><a href="#footnote_1" id="footnote_1_ref" role="doc-noteref">1</a></sup>~: deux.</p>\n' +
      '<section class="footnotes" role="doc-endnotes"><h2 id="notes">Notes</h2><ol><li id="footnote_1"><p>L’une. ' +
      '<a href="#footnote_1_ref" aria-label="Retour au texte, note 1" role="doc-backlink" class="footnote-back">' +
      "↩\uFE0E</a></p></li></ol></section>",
  );
});

test("their numbers follow the text, across directives and from note to note", () => {
  const text =
    'A[^b] B[^a].\n\n:::callout{title="x"}\nC[^c]\n:::\n\n[^a]: Un[^d].\n[^b]: Deux.\n[^c]: Trois.\n[^d]: Quatre.';
  const notes = html(text).split("footnotes")[1] ?? "";
  expect([...notes.matchAll(/<li id="(\w+)"><p>(\w+)/g)].map(([, id, word]) => `${id} ${word}`)).toEqual([
    "footnote_1 Deux",
    "footnote_2 Un",
    "footnote_3 Trois",
    "footnote_4 Quatre",
  ]);
});

test("a note with two references has two links back, with different labels", () => {
  const written = html("A[^a] B[^a].\n\n[^a]: Un.");
  expect(written).toContain('href="#footnote_1" id="footnote_1_ref_2"');
  expect(
    [...written.matchAll(/href="(#\w+)" aria-label="([^"]*)"/g)].map(([, to, label]) => [to, label]),
  ).toEqual([
    ["#footnote_1_ref", "Retour au texte, note 1"],
    ["#footnote_1_ref_2", "Retour au texte, note 1-2"],
  ]);
});

test("a note may hold several blocks, and end with one that is no paragraph", () => {
  expect(html("A[^a].\n\n[^a]: Un.\n\n    - deux")).toMatch(
    /<p>Un\.<\/p><ul>\s*<li>deux<\/li>\s*<\/ul><p><a href/,
  );
});

test("two notes that refer to each other are both shown once", () => {
  const written = html("A[^a].\n\n[^a]: Un[^b].\n[^b]: Deux[^a].");
  expect(written.match(/<li /g)).toHaveLength(2);
});

test("their heading is in the table of contents, its id unlike any other", () => {
  expect(compile("## Notes\n\nA[^a].\n\n[^a]: Un.").body.headings).toEqual([
    { depth: 2, id: "notes", text: "Notes" },
    { depth: 2, id: "notes-2", text: "Notes" },
  ]);
});

test("a mistake in a footnote is reported at its place", () => {
  expect(complaints("A[^a].\n\n[^a]: [x](javascript:y)")).toEqual([
    "13:7 markdown/unsafe-link: the link to “javascript:y” is not one that browsers open safely",
  ]);
});

test("a note without a reference is left out, and reported", () => {
  const text = "A[^a].\n\n[^a]: Un.\n[^Ici]: Deux.";
  expect(show(compile(text).body.parts)).not.toContain("Deux");
  expect(complaints(text)).toEqual([
    "14:1 markdown/stray-note: nothing refers to the footnote “Ici”: readers never see it",
  ]);
});
