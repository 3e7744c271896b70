import { expect, test } from "vitest";
import { parseFrontMatter } from "../../../src/pipeline/parse/parse-sources.ts";
import { parseYaml } from "../../../src/pipeline/parse/parse-yaml.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { growsTooFast } from "../../support/growth.ts";
import { shareOf } from "../../support/is-whole.ts";

function read(text: string) {
  const problems: Problem[] = [];
  const yaml = parseYaml(text, "content/a.yaml", 1, (problem) => void problems.push(problem));
  return { ...yaml, problems };
}

/** Holds what `run` makes of a size against what it makes of eight times that. */
function isSteady(run: (sizeChars: number) => () => unknown, sizeChars: number): boolean {
  return !growsTooFast(run(sizeChars), run(8 * sizeChars));
}

const repeat = (part: string) => (sizeChars: number) => part.repeat(sizeChars / part.length);
const count = (part: (index: number) => string) => (sizeChars: number) =>
  Array.from({ length: sizeChars / part(1000).length }, (_, index) => part(index)).join("");

const families: readonly (readonly [what: string, text: (sizeChars: number) => string, sizeChars: number])[] =
  [
    ["brackets that close nothing", repeat("]\n"), 5000],
    ["commas without items in one line", (size) => `a: [${",".repeat(size)}`, 12_000],
    ["directives", repeat("%a\n"), 5000],
    ["quotes left open", repeat('a: "b\n'), 5000],
    ["lists left open", repeat("a: [\n"), 12_000],
    ["lists beside their fields", repeat("a: - b\n"), 20_000],
    ["texts that begin with a sign", repeat("- `a\n"), 20_000],
    ["tags without a value", repeat("!a\n"), 5000],
    ["items below empty lists", repeat("r: []\n- a\n"), 10_000],
    ["lines without a colon", repeat("a b\nc: d\n"), 20_000],
    ["texts behind quotes", repeat('a: "b" c\n'), 20_000],
    ["comments between mistakes", repeat("# c\n]\n"), 10_000],
    ["keys of one group", count((index) => `k${index}: v\n`), 40_000],
    ["keys of one group in braces", (size) => `{${count((index) => `k${index}: v, `)(size)}}`, 40_000],
    ["spaces that never break in a row", (size) => `a: b${"\u00A0".repeat(size)}\nc\u00A0: d\n`, 200],
    ["dashes of word processors", (size) => `l:\n  - a: 1\n${"  – a: 1\n".repeat(size / 9)}`, 40_000],
  ];

test.each(shareOf(families, 4))(
  "%s: YAML of eight times the length is no more than so much slower",
  (_, text, size) => {
    const run = (sizeChars: number) => {
      const written = text(sizeChars);
      return () => read(written);
    };
    expect(isSteady(run, size)).toBe(true);
  },
);

test("each empty line of front matter is read once", () => {
  expect(
    isSteady((sizeChars) => {
      const written = `---\na: 1${"\n".repeat(sizeChars)}b: 2\n---\n`;
      return () => parseFrontMatter(written, "content/a.md", () => {});
    }, 5000),
  ).toBe(true);
});

test("the places of all fields are found without reading the file again for each", () => {
  expect(
    isSteady((sizeChars) => {
      const { data, locate } = read(count((index) => `k${index}: v\n`)(sizeChars));
      const names = Object.keys(data ?? {});
      return () => names.map((name) => locate?.([name], "key"));
    }, 20_000),
  ).toBe(true);
});

test("a long gap within a text is read once", () => {
  expect(
    isSteady((sizeChars) => {
      const { locate } = read(`a: |\n  b${" ".repeat(sizeChars)}c\n`);
      return () => locate?.(["a"], "text");
    }, 20_000),
  ).toBe(true);
});
