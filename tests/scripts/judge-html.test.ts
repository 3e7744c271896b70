import { describe, expect, test } from "vitest";
import { judgeHtml } from "../../scripts/fuzz/judge-html.mjs";

const faultOf = (html: string) => judgeHtml([{ kind: "html", html }]).fault;

describe("the judge of compiled HTML refuses", () => {
  test.each([
    ["an element that is not listed", "<p><script>a</script></p>", /^<script> is not allowed/],
    ["an image that is no part of the text", '<img src="a.png">', /^<img> is not allowed/],
    ["an attribute that is not listed", '<p onclick="a">b</p>', /^onclick="a" of <p>/],
    ["a value that is not listed", '<a target="top">b</a>', /^target="top" of <a>/],
    ["a scheme that runs", '<a href="javascript:a">b</a>', /leads to javascript:/],
    ["a scheme behind a reference", '<a href="&#x6A;avascript&#58;a">b</a>', /leads to javascript:/],
    ["a scheme with a line end in it", '<a href="java\nscript:a">b</a>', /leads to javascript:/],
    ["an attribute twice", '<p id="a" id="b">c</p>', /^an attribute twice/],
    ["a value without quotation marks", "<p id=a>b</p>", /^no tag and no text/],
    ["a quotation mark that never ends", '<p id="a>b</p>', /^no tag and no text/],
    ["a tag in capitals", "<P>a</P>", /^no tag and no text/],
    ["a comment", "<p>a<!--b--></p>", /^no tag and no text/],
    ["half a tag", "<p>a <b", /^no tag and no text/],
    ["a bare ampersand", "<p>a & b</p>", /^no tag and no text/],
    ["a bare ampersand in a value", '<p id="a&lt">b</p>', /^a bare & in an attribute/],
    ["an element without its end", "<p>a <b>b</p>", /^<\/p> ends <b>/],
    ["the end of a text within an element", "<p>a", /^<p> is not closed/],
    ["an end too many", "<p>a</p></div>", /^<\/div> ends <>/],
    ["a block that ends a paragraph around it", "<p>a <table></table></p>", /reads something else/],
    ["a cell that stands in no table", "<td>a</td>", /reads something else/],
  ])("%s", (_, html, fault) => {
    expect(faultOf(html)).toMatch(fault);
  });

  test("an image with an address that runs, and a directive that is closed by the HTML around it", () => {
    const image = { kind: "image", image: "javascript:a", alt: "", title: undefined } as const;
    expect(judgeHtml([image]).fault).toMatch(/leads to javascript:/);
    const parts = [{ kind: "html", html: "</section><p>a</p>" }] as const;
    expect(judgeHtml([{ kind: "directive", name: "a", attributes: {}, parts }]).fault).toMatch(
      /^<\/section> ends <aside>/,
    );
  });
});

test("it takes what texts are compiled to", () => {
  const html = [
    '<h2 id="a">a &lt;b> &amp; « c »</h2>\n<p>d <a href="https://e.fr/?f=g&#x26;h" target="_blank" rel="noopener">i</a><br>\nj</p>',
    '<pre><code class="language-ts">\n\n<span class="hljs-keyword">const</span> a\n</code></pre>',
    '<ul class="contains-task-list">\n<li class="task-list-item"><label><input type="checkbox" disabled> a</label></li>\n</ul>',
    '<section class="table-region" tabindex="0"><table><tbody><tr><td class="align-left">a</td></tr></tbody></table></section>',
  ].join("\n");
  expect(judgeHtml([{ kind: "html", html }])).toMatchObject({ fault: undefined, html });
  expect(
    judgeHtml([
      { kind: "html", html: "<p>a" },
      { kind: "image", image: "content/b.png", alt: "", title: undefined, isInLine: true },
      { kind: "html", html: "</p>" },
    ]).fault,
  ).toBe(undefined);
});
