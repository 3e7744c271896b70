import { expect, test } from "vitest";
import { loadNativeParser } from "../../src/markdown/load-native-parser.ts";
import { growsTooFast } from "../support/growth.ts";
import { shareOf } from "../support/is-whole.ts";
import { compile, compileSource } from "./compile.ts";

const native = loadNativeParser();

function compileWhole(text: string) {
  return () => {
    const { problems } = compile(text, { native });
    expect(problems.map(({ code }) => code)).not.toContain("markdown/too-long");
  };
}

const cases: readonly (readonly [string, make: (n: number) => string, few?: number])[] = [
  ["list items", (n) => "* a\n".repeat(n), 3000],
  ["empty list items", (n) => "-\n".repeat(n), 3000],
  ["tasks", (n) => "- [ ] a\n".repeat(n), 2000],
  ["spread list items", (n) => "- a\n\n".repeat(n)],
  ["bullets of a word processor", (n) => "• a\n".repeat(n)],
  ["headings without a space", (n) => "##x\n\n".repeat(n)],
  ["headings of the same words", (n) => "## a b\n\n".repeat(n)],
  ["footnotes that are missing", (n) => "[^a]\n\n".repeat(n)],
  ["references to one footnote", (n) => `${"[^1] a\n\n".repeat(n)}[^1]: b`],
  ["footnotes", (n) => Array.from({ length: n }, (_, at) => `a[^${at}]\n\n[^${at}]: b\n\n`).join("")],
  ["definitions", (n) => Array.from({ length: n }, (_, at) => `[${at}]: /a\n\n`).join("")],
  ["references to one address", (n) => `${"[a] b\n\n".repeat(n)}[a]: /b`],
  ["addresses that are missing", (n) => "[a][b]\n\n".repeat(n)],
  ["links", (n) => "[a](/b) c\n".repeat(n)],
  ["emphasis that touches", (n) => "*_".repeat(n)],
  ["emphasis within words", (n) => "a*".repeat(n)],
  ["strikethrough within words", (n) => "~a~~b".repeat(n)],
  ["closing brackets", (n) => "]".repeat(n)],
  ["references to characters", (n) => "&amp; a\n\n".repeat(n)],
  ["quotations", (n) => "> a\n\n".repeat(n)],
  ["unknown directives", (n) => "::a\n\n".repeat(n)],
  ["directives that close below a table", (n) => ":::a\n|b\n|-\n:::\n\n".repeat(n)],
  ["directives that close below a definition", (n) => ":::a\n[b]: /c\n:::\n\n".repeat(n)],
  ["HTML", (n) => "<b>a</b>\n\n".repeat(n)],
  ["tables", (n) => "| a |\n| - |\n\n".repeat(n)],
  ["rows", (n) => `| a |\n| - |\n${"| b |\n".repeat(n)}`],
  ["sentences of French", (n) => "« a » : b ; 1er, 16 h 30 !\n\n".repeat(n)],
];

for (const [name, make, few = 500] of shareOf(cases, 4)) {
  test(`${name} take time in proportion`, () => {
    expect(growsTooFast(compileWhole(make(few)), compileWhole(make(8 * few)))).toBe(false);
  });
}

test("the place of each mistake in a text of a YAML file is found in the same time", () => {
  const run = (mistakes: number) => {
    const text = "[a]()\n\n".repeat(mistakes);
    const stretches = Array.from({ length: 2 * mistakes }, (_, line) => ({
      from: Math.floor(line / 2) * 7 + (line % 2) * 6,
      line: line + 2,
      column: 3,
    }));
    return () => {
      const { problems } = compileSource({ text, line: 1, stretches }, { native });
      expect(problems[99]?.at).toEqual({ line: 200, column: 3, length: 5 });
    };
  };
  expect(growsTooFast(run(2000), run(16_000))).toBe(false);
});
