import { expect, test } from "vitest";
import { parseFrontMatter } from "../../src/parse/parse-front-matter.ts";
import { parseYaml } from "../../src/parse/parse-yaml.ts";
import type { Problem } from "../../src/problem.ts";

function read(text: string) {
  const problems: Problem[] = [];
  const yaml = parseYaml(text, "content/a.yaml", 1, (problem) => void problems.push(problem));
  return { ...yaml, problems };
}

function cpuOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Eight times the text takes eight times as long, or 64 times where the time grows with the square. */
function expectSteadyGrowth(run: (sizeChars: number) => () => unknown, sizeChars: number): void {
  const [small, large] = [run(sizeChars), run(8 * sizeChars)];
  small();
  let least = Number.POSITIVE_INFINITY;
  // What else the machine does counts in one round or the other.
  for (let round = 0; round < 4 && least > 24; round += 1) {
    const base = Math.min(cpuOf(small), cpuOf(small));
    least = Math.min(least, cpuOf(large) / base);
  }
  expect(least).toBeLessThan(24);
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

test.each(families)("%s: YAML of eight times the length is no more than so much slower", (_, text, size) => {
  expectSteadyGrowth((sizeChars) => {
    const written = text(sizeChars);
    return () => read(written);
  }, size);
});

test("empty lines of front matter are each looked at once", () => {
  expectSteadyGrowth((sizeChars) => {
    const written = `---\na: 1${"\n".repeat(sizeChars)}b: 2\n---\n`;
    return () => parseFrontMatter(written, "content/a.md", () => {});
  }, 5000);
});

test("places of all fields are found without going through the file for each", () => {
  expectSteadyGrowth((sizeChars) => {
    const { data, locate } = read(count((index) => `k${index}: v\n`)(sizeChars));
    const names = Object.keys(data ?? {});
    return () => names.map((name) => locate?.([name], "key"));
  }, 20_000);
});

test("a long gap within a text is looked at once", () => {
  expectSteadyGrowth((sizeChars) => {
    const { locate } = read(`a: |\n  b${" ".repeat(sizeChars)}c\n`);
    return () => locate?.(["a"], "text");
  }, 20_000);
});
