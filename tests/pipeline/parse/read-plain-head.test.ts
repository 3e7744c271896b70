import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeArticle } from "../../../bench/corpus.mjs";
import { parseFrontMatter } from "../../../src/pipeline/parse/parse-front-matter.ts";
import { readPlainHead } from "../../../src/pipeline/parse/read-plain-head.ts";
import type { Problem } from "../../../src/problems/problem.ts";

/** What the reader of all YAML makes of a text; undefined where it finds a mistake. */
function readAll(text: string) {
  const problems: Problem[] = [];
  const parsed = parseFrontMatter(text, "content/a.md", (problem) => void problems.push(problem));
  return parsed && problems.length === 0 ? { data: parsed.data, bodyLine: parsed.bodyLine } : undefined;
}

const head = (...lines: readonly string[]) => `---\n${lines.join("\n")}\n---\n\nTexte.\n`;
const articles = Array.from({ length: 50 }, (_, index) => makeArticle(index, 2050).text);
const content = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => readFileSync(join("content", name), "utf8"));

describe("plain front matter", () => {
  test("is that of articles", () => {
    expect(articles.flatMap((text) => readPlainHead(text) ?? [])).toHaveLength(50);
  });

  test.each([
    [head('title: "L’été : 3 # 4"', "draft: true"), { title: "L’été : 3 # 4", draft: true }],
    [head("date: 2026-01-31", "readTime: 12", "zero: 0"), { date: "2026-01-31", readTime: 12, zero: 0 }],
    [
      head("title: L'été, en bref (ou presque)", 'empty: ""'),
      { title: "L'été, en bref (ou presque)", empty: "" },
    ],
    [
      head("constructor: non", "null: Nulle", "true: vrai"),
      { constructor: "non", null: "Nulle", true: "vrai" },
    ],
  ])("%j is read as YAML is", (text, data) => {
    expect(readPlainHead(text)).toEqual({ data, bodyLine: text.split("\n").indexOf("---", 1) + 2 });
    expect(readAll(text)).toEqual(readPlainHead(text));
  });

  test.each([
    head("title: null"),
    head("title: a: b"),
    head("title: a #b"),
    head("title: a "),
    head("title: a:"),
    head("title: 007"),
    head("title: 1e3"),
    head("title: 12345678901234567890"),
    head('title: "a\\n"'),
    head('title: "a'),
    head("title: a", "title: b"),
    head("tags: [a]"),
    head("tags:", "  - a"),
    head("title: a", "  b"),
    head("title:"),
    head("__proto__: a"),
    head("True: a"),
    head("NULL: a"),
    head("# a"),
    head("title: &a b"),
    "---\n---\nTexte.\n",
    "---\ntitle: a\n--- \nTexte.\n",
    "---\ntitle: a\n---",
    "---\ntitle: a\n",
    "title: a\n",
  ])("%j is left to the reader of all YAML", (text) => {
    expect(readPlainHead(text)).toBeUndefined();
  });
});

/** https://en.wikipedia.org/wiki/Linear_congruential_generator with the numbers of Numerical Recipes. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

test("plain front matter gives the same values in the same order as the full YAML reader", () => {
  const dice = createDice(2050);
  const odd = [...':#"\\[]{}&*|>@`~=+\t\u00a0\u2028\u0085'];
  const usual = [..."aéZœ0917-,.()?!«»%/' "];
  const starts = [
    "",
    "",
    "null",
    "True",
    "no",
    "0x1f",
    "1",
    "2026-01-02",
    "--- ",
    "... ",
    "é",
    '"',
    '"',
    "a",
  ];
  const pick = <T>(list: readonly T[]): T => list[dice(list.length)] as T;
  const scramble = () =>
    pick(starts) +
    Array.from({ length: dice(6) }, () => pick(dice(9) === 0 ? odd : usual)).join("") +
    pick(["", '"', "a"]);
  const names = ["title", "date", "a-b", "a_1", "yes", "null", "True", "FALSE", "toString"];
  const scrambled = Array.from({ length: 20_000 }, () =>
    head(...Array.from({ length: 1 + dice(3) }, () => `${pick(names)}: ${scramble()}`)),
  );
  const plain = [...articles, ...content, ...scrambled].flatMap((text) => {
    const read = readPlainHead(text);
    return read === undefined ? [] : [{ text, read }];
  });
  expect(plain.length).toBeGreaterThan(1000);
  for (const { text, read } of plain) {
    const { data, bodyLine } = readAll(text) ?? {};
    expect([Object.entries(data ?? {}), bodyLine], text).toEqual([Object.entries(read.data), read.bodyLine]);
  }
});
