import { describe, expect, test } from "vitest";
import { compile, complaints, html, show } from "./compile.ts";

test("links within the site get the base path, and are listed without it where they were written", () => {
  const { body } = compile("Voir [le décret](/decret), [plus bas](#suite)\net [l'accueil][a].\n\n[a]: /", {
    base: "/sous/chemin",
  });
  expect(show(body.parts)).toBe(
    '<p>Voir <a href="/sous/chemin/decret">le décret</a>, <a href="#suite">plus bas</a>\n' +
      'et <a href="/sous/chemin/">l’accueil</a>.</p>',
  );
  expect(body.links).toEqual([
    { url: "/decret", at: { line: 11, column: 6, length: 20 } },
    { url: "#suite", at: { line: 11, column: 28, length: 18 } },
    { url: "/", at: { line: 12, column: 4, length: 14 } },
  ]);
});

test("relative, mail and telephone links stay as they are", () => {
  expect(html("[a](suite) [b](../x) [c](MAILTO:a@b.fr) [d](tel:+331) <e@f.fr>", { base: "/b" })).toBe(
    '<p><a href="suite">a</a> <a href="../x">b</a> <a href="mailto:a@b.fr">c</a> <a href="tel:+331">d</a> ' +
      '<a href="mailto:e@f.fr">e@f.fr</a></p>',
  );
});

test("links out of the site open a new tab and say so, without a blank before the comma that follows", () => {
  const tab = 'target="_blank" rel="noopener"';
  const words = '<span class="visually-hidden"> (nouvel onglet)</span>';
  expect(html("Par l'[ANSSI](https://cyber.gouv.fr \"L'agence\"), //b.fr ou www.a.fr.")).toBe(
    `<p>Par l’<a href="https://cyber.gouv.fr" title="L’agence" ${tab}>ANSSI${words}</a>, //b.fr ou ` +
      `<a href="http://www.a.fr" ${tab}>www.a.fr${words}</a>.</p>`,
  );
  expect(html("[x](//b.fr)", { base: "/b" })).toBe(`<p><a href="//b.fr" ${tab}>x${words}</a></p>`);
});

test("a link contains no other link: one in its text is placed after it or loses its address", () => {
  expect(html('[note[^1]](/x) [:abbr[[a](/y)]{title="b"}](/z)\n\n[^1]: Note.').split("\n")[0]).toBe(
    '<p><a href="/x">note</a><sup><a href="#footnote_1" id="footnote_1_ref" role="doc-noteref">1</a></sup> ' +
      '<a href="/z"><abbr title="b">a</abbr></a></p>',
  );
});

test("the part of a relative address before a colon is not a scheme", () => {
  expect(html("[a](l%27été:suite)")).toBe('<p><a href="./l%27%C3%A9t%C3%A9:suite">a</a></p>');
});

describe("addresses that would run code or that browsers read in their own way", () => {
  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "java&Tab;script:alert(1)",
    "java&NewLine;script:alert(1)",
    "\u0001javascript:alert(1)",
    "&#x6A;avascript:alert(1)",
    "javascript&colon;alert(1)",
    "vbscript:msgbox(1)",
    "data:text/html;base64,PHNjcmlwdD4=",
    "blob:https://a.fr/1",
    "file:///etc/passwd",
    "htt&Tab;ps://a.fr",
  ])("%s makes no link", (url) => {
    const { body, problems } = compile(`Un [lien **fort**](<${url}>) et [un][a].\n\n[a]: <${url}>`);
    expect(show(body.parts)).toBe("<p>Un lien <strong>fort</strong> et un.</p>");
    expect(problems.map(({ code, at }) => [code, at?.column])).toEqual([
      ["markdown/unsafe-link", 4],
      ["markdown/unsafe-link", 4 + `[lien **fort**](<${url}>) et `.length],
    ]);
    expect(body.links).toEqual([]);
  });
});

test("an unsafe link is reported in the author’s words", () => {
  expect(complaints("Un [lien](javascript:alert(1)).")).toEqual([
    "11:4 markdown/unsafe-link: the link to “javascript:alert(1)” is not one that browsers open safely",
  ]);
});

test.each(["", "mailto:", "TEL:", "http://", "https://", "//"])("a link to “%s” leads nowhere", (url) => {
  expect(complaints(`Un [lien](${url}).`)).toEqual([expect.stringMatching(/^11:4 markdown\/empty-link: /)]);
});

test.each([
  [
    "![Une photo](/images/IMG 001.jpg)",
    "“/images/IMG 001.jpg” is not an address, since it has a space: the image would",
  ],
  ["Voir [la page](./une page) et", "“./une page” is not an address, since it has a space: the link would"],
])("%s, which Markdown reads as words, is reported", (text, message) => {
  expect(complaints(text)).toEqual([expect.stringContaining(`markdown/stray-link: ${message}`)]);
});

test.each(["Un tableau [x](voir plus bas).", '[x](/page "Un titre")', "`[x](/a b)`", "[x](</a%20b>)"])(
  "%s is not reported as a broken link",
  (text) => {
    expect(complaints(text)).toEqual([]);
  },
);
