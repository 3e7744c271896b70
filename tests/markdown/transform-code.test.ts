import { expect, test } from "vitest";
import { createMarkdownCompiler, type MarkdownOptions } from "../../src/markdown/compile-markdown.ts";
import { loadHighlighter } from "../../src/markdown/load-highlighter.ts";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import type { NativeParser } from "../../src/markdown/parse-markdown.ts";

const settings: MarkdownOptions = {
  native: undefined,
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  base: "",
  anchors: "github",
  html: "few",
  keep: [],
  directives: {},
};
const plain = createMarkdownCompiler(settings);
const parsers = [
  ["remark", undefined],
  ["the native parser", loadNativeParser()],
] as const;

function compileCode(
  fence: string,
  code: string,
  native: NativeParser | undefined = undefined,
  highlight = loadHighlighter(),
) {
  const compile = createMarkdownCompiler({ ...settings, native, highlight });
  const { body, problems } = compile({ text: `\`\`\`${fence}\n${code}\n\`\`\`\n`, line: 1 }, "content/a.md");
  expect(problems).toEqual([]);
  const html = body.parts.map((part) => (part.kind === "html" ? part.html : "")).join("");
  return { html, languages: body.languages, text: html.replace(/<[^>]*>/g, "") };
}

test.each(parsers)("words of code get the classes of highlight.js, read by %s", (_name, native) => {
  const { html } = compileCode("ts", 'const a = "<b>"; // “oui” ?', native);
  expect(html).toBe(
    '<pre><code class="language-ts"><span class="hljs-keyword">const</span> a = <span class="hljs-string">"&#x3C;b>"</span>; <span class="hljs-comment">// “oui” ?</span>\n</code></pre>',
  );
});

test.each(parsers)("a title is above the code, and lines are marked, read by %s", (_name, native) => {
  const { html } = compileCode('ts title="un essai.ts" {2-3}', "a();\n/* b\n c */\nd();", native);
  expect(html).toContain('<figure class="code"><figcaption>un essai.ts</figcaption><pre>');
  expect(html).toContain('\n<mark><span class="hljs-comment">/* b</span></mark>\n');
  expect(html).toContain('\n<mark><span class="hljs-comment"> c */</span></mark>\n');
  expect(html.match(/<mark>/g)).toHaveLength(2);
  expect(html.endsWith("</pre></figure>")).toBe(true);
});

test("the words of the code stay the same", () => {
  const code = '<style>\n  a { color: red }\n</style>\n<script>\n  if (1 < 2 && "é") go();\n</script>';
  const { html, text } = compileCode("html {1,4-6}", code);
  expect(text.trimEnd()).toBe(code.replaceAll("&", "&#x26;").replaceAll("<", "&#x3C;"));
  expect(html, "the style within").toContain('class="hljs-attribute"');
  expect(html, "the script within").toContain('class="hljs-keyword"');
});

test.each([
  ["a language without a grammar", "mermaid", ' class="language-mermaid"'],
  ["no language", "", ""],
  ["a name that leads out of the folder of grammars", "../../package", ' class="language-../../package"'],
])("%s leaves code as it is", (_what, fence, attribute) => {
  const { html } = compileCode(fence, "if (a) b();");
  expect(html).toBe(`<pre><code${attribute}>if (a) b();\n</code></pre>`);
});

test.each(["ts title={1}.ts", "ts { }", "ts {0}", "ts {,}"])("%s marks and splits no lines", (fence) => {
  const { html } = compileCode(fence, "/* a\n b */");
  expect(html).not.toContain("<mark>");
  expect(html).toContain("/* a\n b */</span>");
});

test("without highlighting, code is written as remark-html writes it, with its title and marks", () => {
  const { body } = plain(
    { text: "```js title=a.js {1}\nlet a;\n```\n\n```\nb\n```", line: 1 },
    "content/a.md",
  );
  expect(body.parts).toEqual([
    {
      kind: "html",
      html: '<figure class="code"><figcaption>a.js</figcaption><pre><code class="language-js"><mark>let a;</mark>\n</code></pre></figure>\n<pre><code>b\n</code></pre>',
    },
  ]);
  expect(body.languages).toEqual(["js"]);
});

test("a text without code names no languages, so that pages load nothing for it", () => {
  expect(plain({ text: "Des mots.", line: 1 }, "content/a.md").body.languages).toBeUndefined();
});

test("grammars are loaded by name or usual alias, each with the ones within it", () => {
  const highlight = loadHighlighter();
  for (const name of ["xml", "php", "dockerfile", "ini", "plaintext", "erlang", "PowerShell", "kt", "c++"])
    expect(highlight("a = 1", name), name).toBeTypeOf("string");
  expect(highlight("a = 1", "constructor")).toBeUndefined();
});
