import { Parser } from "htmlparser2";
import { expect, test } from "vitest";
import { compile, complaints, html, show } from "./compile.ts";

/** Every way known to us of getting a script, a style or a foreign page into HTML through Markdown. */
const vectors = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//a.fr/x.js></SCRIPT>",
  "Un <script>alert(1)</script> ici",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  'Un <img src="x" onerror="alert(1)"> ici',
  "<svg onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
  "<math><mi xlink:href='javascript:alert(1)'>x</mi></math>",
  "<iframe src='javascript:alert(1)'></iframe>",
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<object data='data:text/html,<script>alert(1)</script>'></object>",
  "<embed src='javascript:alert(1)'>",
  "<base href='//a.fr/'>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<link rel=stylesheet href='//a.fr/x.css'>",
  "<style>@import '//a.fr/x.css';</style>",
  "<p style='background:url(javascript:alert(1))'>x</p>",
  "<form action='javascript:alert(1)'><button>x</button></form>",
  "<details open ontoggle=alert(1)>x</details>",
  "<a href='javascript:alert(1)'>x</a>",
  "<a href='#' onclick='alert(1)'>x</a>",
  "<body onload=alert(1)>",
  "<input autofocus onfocus=alert(1)>",
  "<template><script>alert(1)</script></template>",
  "<noscript><p title='</noscript><script>alert(1)</script>'></noscript>",
  "<!--><script>alert(1)</script>-->",
  "<!-- --!><script>alert(1)</script>",
  "<![CDATA[><script>alert(1)</script>]]>",
  "<?xml version='1.0'?><script>alert(1)</script>",
  "<div\nonmouseover=alert(1)>x</div>",
  "<x/onclick=alert(1)>",
  "[x](javascript:alert(1))",
  "[x](JAVASCRIPT:alert(1))",
  "[x](<java\tscript:alert(1)>)",
  "[x](java&#10;script:alert(1))",
  "[x](&#0000106avascript:alert(1))",
  "[x](&#x6A&#x61vascript:alert(1))",
  "[x](javascript&#58;alert(1))",
  "[x](\\javascript:alert(1))",
  "[x]( javascript:alert(1))",
  "[x](\u00A0javascript:alert(1))",
  "[x](\u200Bjavascript:alert(1))",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](data:image/svg+xml;base64,PHN2Zz4=)",
  "[x](vbscript:msgbox(1))",
  "[x](//a.fr/%22onmouseover=alert(1))",
  '[x](/a"onmouseover="alert(1))',
  "[x](/a 'y\" onmouseover=\"alert(1)')",
  "[x][y]\n\n[y]: javascript:alert(1)",
  "<javascript:alert(1)>",
  "<data:text/html,x>",
  "![x](javascript:alert(1))",
  "![x](data:image/svg+xml,<svg onload=alert(1)>)",
  '![x" onerror="alert(1)](y.jpg)',
  "![x][y]\n\n[y]: data:text/html,x",
  "[![x](javascript:alert(1))](javascript:alert(1))",
  '```"onmouseover=alert(1)\nx\n```',
  '``` x"><script>alert(1)</script>\nx\n```',
  "`<script>alert(1)</script>`",
  "    <script>alert(1)</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "\\<script>alert(1)\\</script>",
  "| <script>alert(1)</script> |\n| --- |\n| [x](javascript:alert(1)) |",
  'Table: "><script>alert(1)</script>\n\n| a |\n| - |',
  '## " onclick="alert(1) <script>alert(1)</script>',
  "A[^<script>alert(1)</script>]\n\n[^<script>alert(1)</script>]: x",
  "A[^a]\n\n[^a]: <script>alert(1)</script> [x](javascript:alert(1))",
  ':abbr[x]{title="\\" onmouseover=\\"alert(1)"}',
  ":abbr[x]{title='\" onmouseover=\"alert(1)'}",
  ":abbr[<script>alert(1)</script>]{title=x onclick=alert(1)}",
  ':abbr[x]{title=x style="x" .a #b}',
  ':::callout{title="x" onclick="alert(1)"}\n<script>alert(1)</script>\n:::',
  "- [x] <script>alert(1)</script>\n- [ ] [x](javascript:alert(1))",
  'www.a.fr/"onmouseover=alert(1)',
  "https://a.fr/<script>alert(1)</script>",
  '<site-part data-at="0"><script>alert(1)</script></site-part>',
  "~~<script>alert(1)</script>~~",
];

const tags = new Set(
  "p h2 h3 h4 h5 h6 blockquote ul ol li pre hr section table caption thead tbody tr th td a abbr br code del details div em input kbd label mark span strong sub summary sup".split(
    " ",
  ),
);

/** What in `written` must never be in a page. */
function findDanger(written: string): readonly string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!tags.has(name)) found.push(`<${name}>`);
      for (const [key, value] of Object.entries(attributes)) {
        if (/^on|^style$|^src/i.test(key)) found.push(`${key}="${value}"`);
        const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[\p{Cc}\s]/gu, ""))?.[1];
        if (key === "href" && scheme && !/^(?:https?|mailto|tel)$/.test(scheme))
          found.push(`${key}="${value}"`);
      }
    },
    oncomment: (text) => void found.push(`<!--${text}-->`),
    onprocessinginstruction: (_, text) => void found.push(`<${text}>`),
  });
  parser.end(written);
  return found;
}

test.each(vectors)("%j brings nothing dangerous into a page", (vector) => {
  for (const html of ["few", "safe"] as const) {
    const { body } = compile(`Avant.\n\n${vector}`, { html });
    expect(findDanger(show(body.parts))).toEqual([]);
    expect(show(body.parts)).toContain("Avant.");
  }
});

test("the check of these tests recognises dangerous HTML", () => {
  expect(
    findDanger(`<script></script><p onclick="x" style="y"><a href="java\nscript:z">a</a></p><!--b-->`),
  ).toEqual(["<script>", 'onclick="x"', 'style="y"', 'href="java\nscript:z"', "<!--b-->"]);
});

test("raw HTML is left out and reported at its place, and its words are kept", () => {
  const { body, problems } = compile('Un <big>mot</big>.\n\n<div class="x">\nbloc\n</div>\n\n- <tt>a</tt>');
  expect(show(body.parts)).toBe("<p>Un mot.</p>\n<p>\nbloc\n</p>\n<ul>\n<li>a</li>\n</ul>");
  expect(problems).toMatchObject([
    {
      code: "markdown/raw-html",
      message: 'HTML is left out: <div class="x">',
      at: { line: 13, column: 1, length: 15 },
    },
    { code: "markdown/raw-html", severity: "warning", at: { line: 11, column: 4, length: 5 } },
    { code: "markdown/raw-html", at: { line: 17, column: 3 } },
  ]);
});

test("comments are left out without a report, and leave no empty paragraph", () => {
  expect(html("A <!-- b --> c\n\n<!-- d\n\ne --> <!-- f -->\n\n- <!-- g -->\n")).toBe(
    "<p>A  c</p>\n<ul>\n<li></li>\n</ul>",
  );
});

test("a comment that is never closed is reported, since it hides the rest of the text", () => {
  expect(complaints("Texte\n\n<!-- plus tard\n\nSuite")).toEqual([
    "13:1 markdown/raw-html: HTML is left out: <!-- plus tard",
  ]);
});
