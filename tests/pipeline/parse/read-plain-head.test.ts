import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { createRandom } from "../../../scripts/create-random.mjs";
import { type ParsedYaml, parseYaml } from "../../../src/pipeline/parse/parse-yaml.ts";
import { readPlainHead } from "../../../src/pipeline/parse/read-plain-head.ts";

// `HEADS=1000000` in the environment reads as many, `SEED=7` others.
const heads = Number(process.env.HEADS ?? 3000);
const seed = Number(process.env.SEED ?? 45);

const words = [
  "Régler",
  "la chaudière",
  "3 conseils",
  "L’été",
  "l'été",
  "a:b",
  "a: b",
  "a :b",
  "a #b",
  "a# b",
  "# a",
  "fin:",
  "C#",
  "null",
  "Null",
  "NULL",
  "~",
  "true",
  "True",
  "false",
  "FALSE",
  "yes",
  "no",
  "n",
  "0",
  "7",
  "-3",
  "+3",
  "007",
  "1_000",
  "0x1F",
  "0o17",
  "1e3",
  "1.",
  ".5",
  "1.10",
  "12:30",
  "1:2:3",
  "999999999999999",
  "9999999999999999",
  "2026-01-31",
  "2026-01-31T10:00:00Z",
  "2026-01-31 10:00",
  "2026-01",
  ".inf",
  ".nan",
  "NaN",
  "Infinity",
  "a\u00A0b",
  "\u00A0a",
  "a\u00A0",
  "a:\u00A0b",
  "mot\u00A0: suite",
  "a\u202F!",
  "«\u00A0a\u00A0»",
  "“a”",
  "– a",
  "• a",
  "- a",
  "-",
  "? a",
  "& a",
  "&a b",
  "*a",
  "!a",
  "!!str 3",
  "| a",
  "> a",
  "|",
  "%a",
  "@a",
  "`a`",
  "{a}",
  "{ a: b }",
  "a {b} c",
  "a [b] c",
  "a, b",
  "]",
  "[",
  "",
  " ",
  "\t",
  "a\tb",
  "a\rb",
  "a\u0085b",
  "a\u2028b",
  "\uFEFF",
  "日本語",
  "🙂",
  "e\u0301",
  "ﬁ",
  "²",
  "٣",
  "_a",
  "<<",
  "__proto__",
  "constructor",
  "---",
  "...",
];
const keys = ["title", "date", "tags", "a", "b-c", "d_e", "_f", "G", "true", "null", "constructor"];
const rareKeys = ["__proto__", "é", "a.b", "1", "a b", '"q"', "<<", "-x", "title "];
const quotes = [
  (text: string) => text,
  (text: string) => `"${text}"`,
  (text: string) => `'${text}'`,
  (text: string) => `"${text}`,
  (text: string) => `"${text}" x`,
  (text: string) => `"${text}" # x`,
  (text: string) => `"${text}\\n"`,
  (text: string) => `'${text}''s'`,
];

function makeHead(random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const roughness = random() ** 2;
  const isRare = () => random() < roughness / 10;
  const some = (most: number) => Math.floor(random() * (most + 1));
  const text = () => Array.from({ length: 1 + (isRare() ? some(2) : 0) }, () => pick(words)).join(" ");
  const scalar = () => (random() < 0.5 ? pick(quotes.slice(0, 3)) : pick(quotes))(text());
  const simple = () => pick(["un", "deux mots", "2026-01-31", "7", "true", '"a : b"', "'c'"]);
  const value = () => (random() > roughness ? simple() : scalar());
  const gap = () => (isRare() ? pick(["", "  ", "\t", "\u00A0"]) : " ");
  const key = () => (isRare() ? pick(rareKeys) : pick(keys));
  const list = () => {
    const margin = " ".repeat(some(3));
    const item = () => `${isRare() ? " ".repeat(some(3)) : margin}-${gap()}${value()}`;
    return Array.from({ length: some(3) }, item)
      .map((line) => `\n${line}`)
      .join("");
  };
  const brackets = () => {
    const between = () => pick([", ", ",", " , ", ",  "]);
    const items = Array.from({ length: some(3) }, () => value() + (isRare() ? pick(["", ":", ","]) : ""));
    const space = isRare() ? " " : "";
    return `[${space}${items.join(between())}${space}]${isRare() ? pick([" ", " # x", ","]) : ""}`;
  };
  const line = () => {
    if (isRare()) return pick(["", "", " ", "# a", "  suite", "- a", "a", "...", "  b: 1"]);
    const written = random();
    const end = isRare() ? pick([" ", " # x", "\r"]) : "";
    if (written < 0.15) return `${key()}:${list()}`;
    if (written < 0.3) return `${key()}:${gap()}${brackets()}${end}`;
    return `${key()}:${gap()}${value()}${end}`;
  };
  const lines = Array.from({ length: 1 + some(4) }, line);
  return lines.join("\n") + (isRare() ? "\n" : "");
}

const paths = [...keys, ...rareKeys].flatMap((key): (readonly PropertyKey[])[] => [
  [key],
  [key, 0],
  [key, "1"],
  [key, 2],
  [key, "x"],
  [key, 0, "x"],
]);

function describe({ data, locate }: ParsedYaml) {
  const all: (readonly PropertyKey[])[] = [[], ...paths];
  const places = all.map((path) => [path, locate(path, "key"), locate(path, "value"), locate(path, "text")]);
  return { data, order: Object.keys(data as object), places };
}

test(
  "plain front matter reads as the exact parser reads it, with the place of every key and value",
  () => {
    const random = createRandom(seed);
    let read = 0;
    for (let count = 0; count < heads; count += 1) {
      const head = makeHead(random);
      const plain = readPlainHead(head, 2);
      if (plain === undefined) continue;
      read += 1;
      const problems: unknown[] = [];
      // The comment makes it a task for the exact parser.
      const exact = parseYaml(`#\n${head}`, "content/a.md", 1, (problem) => problems.push(problem));
      const expected = exact && describe(exact);
      // One `expect` for each would take longer than both parsers.
      if (!isDeepStrictEqual(describe(plain), expected)) expect(describe(plain), head).toEqual(expected);
      if (problems.length > 0) expect.fail(`${JSON.stringify(head)} has a problem.`);
    }
    expect(read).toBeGreaterThan(heads / 3);
  },
  60_000 + 10 * heads,
);

test.each([
  ["an article", 'title: "Le mot : juste"\ndate: 2026-01-31\ncategory: energie\nreadTime: 3\ndraft: true'],
  ["lists of both styles", "tags:\n  - un\n  - deux mots\nwords: [un, 'deux', 3]\nnone: []"],
])("%s is plain", (_, head) => {
  expect(readPlainHead(head, 2)).toBeDefined();
});
