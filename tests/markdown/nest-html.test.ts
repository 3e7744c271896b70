import { describe, expect, test } from "vitest";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { compile, complaints, html, show } from "./compile.ts";

const few = (text: string) => show(compile(text).body.parts);
const safe = (text: string) => show(compile(text, { html: "safe" }).body.parts);

describe("by default", () => {
  test.each([
    ["H<sub>2</sub>O, m<sup>2</sup>", "<p>H<sub>2</sub>O, m<sup>2</sup></p>"],
    ["a<br>b<br/>c", "<p>a<br>\nb<br>\nc</p>"],
    ["<kbd>Ctrl</kbd>+<KBD>C</KBD>", "<p><kbd>Ctrl</kbd>+<kbd>C</kbd></p>"],
    ["*a <mark>b* c</mark>", "<p><em>a <mark>b</mark></em> c</p>"],
    ["- a <u>*b*</u>\n- c", "<ul>\n<li>a <u><em>b</em></u></li>\n<li>c</li>\n</ul>"],
    [
      "| a<br>b |\n| - |",
      '<section class="table-region" tabindex="0"><table><thead><tr><th scope="col">a<br>\nb</th></tr></thead></table></section>',
    ],
    ["## A <small>b</small>", '<h2 id="a-b">A <small>b</small></h2>'],
    ['<abbr title="unité">kWh</abbr> : a', '<p><abbr title="unité">kWh</abbr>~: a</p>'],
    ["[a <b>b</b>](/c)", '<p><a href="/c">a <b>b</b></a></p>'],
    ["<ruby>漢<rt>kan</rt></ruby>", "<p><ruby>漢<rt>kan</rt></ruby></p>"],
    ["<b data-a=/b>c</b> <u class= d/e>f</u>", "<p><b>c</b> <u>f</u></p>"],
  ])("%s stays", (text, written) => {
    expect(html(text)).toBe(written);
  });

  test("details may contain Markdown", () => {
    const text = "<details open>\n<summary>Plus <b>loin</b></summary>\n\n## A\n\n- b\n\n</details>\n\nSuite";
    expect(html(text)).toBe(
      '<details open><summary>Plus <b>loin</b></summary><h2 id="a">A</h2><ul>\n<li>b</li>\n</ul></details>\n<p>Suite</p>',
    );
  });

  test("the words of other elements stay, in paragraphs of their own", () => {
    expect(few('<div class="x">\nbloc\n<p>deux</p>\n</div>\n\nUn <font color=red>mot</font>.')).toBe(
      "<p>\nbloc\n</p>\n<p>deux</p>\n<p>Un mot.</p>",
    );
  });

  test("scripts, styles and drawings are removed with their content, and an unclosed one hides nothing", () => {
    expect(
      few(
        "<style>a{}</style>\n\nUn <script>a()</script> mot\n\n<style>b{}</style>\n\nUn <script> mot\n\nFin",
      ),
    ).toBe("<p>Un a() mot</p>\n<p>Un  mot</p>\n<p>Fin</p>");
  });

  test("each tag that is left out is reported once and counted", () => {
    const { problems, dropped } = compile(
      '<div onclick="a()">\n<div>b</div>\n</div>\n\n<kbd class="x" aria-hidden="true" data-a-b>c</kbd>',
    );
    expect(problems).toMatchObject([{ code: "markdown/raw-html", at: { line: 11, column: 1 } }]);
    expect(dropped).toEqual({ "<div>": 2, "class=": 1, "aria-hidden=": 1, "data-a-b=": 1 });
    expect(compile("<kbd>a</kbd>")).not.toHaveProperty("dropped");
  });
});

describe("with safe HTML", () => {
  test.each([
    ["<div id=a>\n\n## B\n\n</div>", '<div id="a"><h2 id="b">B</h2></div>'],
    ["<p>\na <span>b</span>\n</p>", "<p>\na <span>b</span>\n</p>"],
    ["<h3 id=Un>A</h3>", '<h3 id="Un">A</h3>'],
    ["<h1>A</h1>", '<h2 id="a">A</h2>'],
    ["<a name=x></a>A", '<p><a id="x"></a>A</p>'],
    ['<a href="/b" title="c">a</a>', '<p><a href="/b" title="c">a</a></p>'],
    ['<a name="x" href="/b">a</a>', '<p><a href="/b" id="x">a</a></p>'],
    ["<constructor>a</constructor>", "<p>a</p>"],
    ["<dl><dt>a<dd>b</dl>", "<dl><dt>a</dt><dd>b</dd></dl>"],
    [
      "<table><tr><td colspan=2 align=right>a</table>",
      '<section class="table-region" tabindex="0"><table><tbody><tr><td class="align-right" colspan="2">a</td></tr></tbody></table></section>',
    ],
    ["<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"],
    ["<p>\n\nA\n\n</p>", "<p>A</p>"],
    ["a <div>b</div>", "<p>a b</p>"],
  ])("%s becomes %s", (text, written) => {
    expect(safe(text).replaceAll("~", "\u00A0")).toBe(written);
  });

  // Browsers would close what is around them, or move them out of it.
  test.each([
    ["- <div><li>a", "<ul>\n<li>\n<div>a</div>\n</li>\n</ul>"],
    ["- <li>a", "<ul>\n<li>\na\n</li>\n</ul>"],
    ["<ul>\n\n> <li>a</li>\n\n</ul>", "<ul><blockquote>\na\n</blockquote></ul>"],
    [
      "<table><caption><td>a</td></caption></table>",
      '<section class="table-region" tabindex="0"><table><caption>a</caption></table></section>',
    ],
    ["<div><table><d><th>a</table></div>", "<div>a</div>"],
    [
      "<table>\n\nx\n\n<tr>y<td>z</table>",
      '<p>x</p>\n<p>y</p>\n<section class="table-region" tabindex="0"><table><tbody><tr><td>z</td></tr></tbody></table></section>',
    ],
    ["<dl><dd><p>a<dt>b</dl>", "<dl><dd><p>a</p>b</dd></dl>"],
    ["<dl><div><dt>a<dd>b</div></dl>", "<dl><div><dt>a</dt><dd>b</dd></div></dl>"],
    ["<details><div><summary>a</summary></div></details>", "<details><div>a</div></details>"],
    [
      "| <tbody>a |\n|---|\n| b |",
      '<section class="table-region" tabindex="0"><table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table></section>',
    ],
    ["<a>[b](/c)</a>", "<p><a>b</a></p>"],
    ["[<b><a>x</a></b>](/c)", '<p><a href="/c"><b>x</b></a></p>'],
  ])("an element out of its place keeps only its content: %s", (text, written) => {
    expect(safe(text).replaceAll("~", "\u00A0")).toBe(written);
  });

  test("a reference to a footnote within a link without an address follows it", () => {
    expect(safe("<a>a[^1]</a>\n\n[^1]: b")).toContain('<p><a>a</a><sup><a href="#footnote_1" ');
  });

  test("links are those of Markdown: checked, with a new tab outside, and never unsafe", () => {
    const { body, problems } = compile(
      '<a href="/b">a</a> <a href="https://c.fr">c</a> <a href="javascript:x">d</a>',
      {
        html: "safe",
        base: "/sous",
      },
    );
    expect(show(body.parts)).toContain(
      '<a href="/sous/b">a</a> <a href="https://c.fr" target="_blank" rel="noopener">',
    );
    expect(body.links.map(({ url }) => url)).toEqual(["/b", "https://c.fr"]);
    expect(problems.map(({ code }) => code)).toEqual(["markdown/unsafe-link"]);
  });

  test("scripts, styles, frames and forms are left out all the same", () => {
    const text =
      '<iframe src="/a"></iframe>\n\n<form><button onclick="a()">b</button></form>\n\n<p style="color:red">c</p>';
    expect(safe(text)).toBe("<p>b</p>\n<p>c</p>");
  });
});

test("tags that are nested too deep are refused", () => {
  const deep = "<b>".repeat(200);
  expect(complaints(`a ${deep}`)).toEqual([
    "11:303 markdown/too-deep: too many things are nested here (quotations, lists, emphasis, brackets or directives)",
  ]);
});

test.each(["<div\n\na\n\n<div\n\nb", '<p a"b><i c=">\n\na\n\n<p>b</p>', "<!--><a\nb\n\n<!A"])(
  "HTML that is not closed is left out and reported: %j",
  (text) => {
    const { body, problems } = compile(text);
    expect(problems.map(({ code }) => code)).toContain("markdown/raw-html");
    expect(show(body.parts)).toContain("<p>b</p>");
  },
);

test.each([
  '<p>a</p><!--node--><i title="\n\nb',
  "<p title='a\n\nb",
  "<!-- a -->\n<b <\n\nb",
  "<p>a <!-- <i>\n\nb",
])("a comment of the author does not close open HTML: %j", (text) => {
  for (const native of [undefined, loadNativeParser()])
    expect(show(compile(text, { native }).body.parts)).toContain("<p>b</p>");
});

test("tags that need no end do not nest", () => {
  expect(complaints("a<br>".repeat(200))).toEqual([]);
  expect(complaints("<li>a\n\n".repeat(200), { html: "safe" })).toEqual([]);
});

test.each([
  "a <b>b <i>c</b> d</i>",
  "<details>\n<summary>a</summary>\n\nb\n\n- c <kbd>d</kbd>\n\n</details>",
  "<div>\n<p>a\n</div>\n\nb <sub>c",
  "> <sup>a\n\n</sup>",
  "<b>a <p>b</b> c</p> <a href='/d'>e <a href='/f'>g",
  "<table>a<tr><td>b<td colspan=02 ROWSPAN=' 3 ' align=Left>c</table>\n\n<td>d</td>",
  '<a name=a id="a" href="/b?c=1&d=2&amp;e" title="f > g" class="h i" style="j:k">l</a> &eacute;&notit;&#x80;',
  "<ol start=+3><li>a<li>b</ol>\n\n<pre>\n\nc</pre>\n\n<center data-a-b=1 aria-hidden=true for=c http-equiv=d>e</center>",
  "a <!--node0--> *b* <!-- c --!> d <?e?> f <br/></br>",
  "<select><option>a<option selected>b</select>\n\n<svg><b>c</svg>\n\n<noscript><i>d</noscript>",
])("both parsers agree on %j", (text) => {
  for (const choice of ["few", "safe"] as const)
    expect(compile(text, { html: choice, native: loadNativeParser() })).toEqual(
      compile(text, { html: choice }),
    );
});
