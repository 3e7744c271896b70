import { describe, expect, test } from "vitest";
import { findCostlyText, maxLength } from "../../../src/pipeline/markdown/find-costly-text.ts";
import { compile } from "./compile.ts";

describe("a text that would keep the parser for seconds or take a gigabyte is refused with its place", () => {
  test.each([
    ["colons and code", ":`".repeat(25_000), 1],
    ["colons, a line each", "\n:".repeat(50_000), 11_759],
    ["colons between words", "a: ".repeat(17_000), 1],
    ["brackets that define nothing", "[a]: ".repeat(20_000), 1],
    ["rows of colons", `| a |\n| - |\n${"| b: c |\n".repeat(20_000)}`, 7502],
    ["colons below a fence that is none", `<!--\n\n\`\`\`\n-->\n${"a: ".repeat(20_000)}`, 5],
    ["colons below code", `\`\`\`\n${"a: b\n".repeat(10_000)}\`\`\`\n${"c: ".repeat(5000)}`, 10_003],
    ["colons in quotations", "> a: b\n>\n".repeat(9000), 13_333],
    ["names beyond ASCII after colons", ":é ".repeat(40_000), 1],
    ["one long name", `:${"é".repeat(50_000)}`, 1],
    ["footnotes before wide letters", "[^é]\n".repeat(40_000), 7659],
    ["a long line of emphasis and wide letters", "é*a* ".repeat(20_000), 1],
    ["underscores within words", "a_".repeat(50_000), 1],
    ["addresses within words", "_www.".repeat(10_000), 1],
    ["an address that ends in many dots", `${"_www.".repeat(125)}${"?".repeat(12_500)}a`, 1],
    ["references to characters", "&amp;".repeat(20_000), 1],
    ["references to characters, a line each", "a &amp;\n".repeat(20_000), 6693],
    ["elements of one item, which JavaScript could not take", `- ${"*a* ".repeat(60_000)}`, 1],
    ["items", "- a\n".repeat(240_000), 150_001],
    ["elements", "*a* b\n\n".repeat(140_000), 120_001],
  ])("%s", (_, text, line) => {
    expect(text.length).toBeLessThan(maxLength);
    expect(findCostlyText(text)?.line).toBeDefined();
    expect(findCostlyText(text)).toEqual({ line, column: 1 });
    const { body, problems } = compile(text);
    expect(problems).toEqual([
      {
        code: "markdown/too-long",
        severity: "error",
        file: "content/articles/visite.md",
        at: { line: line + 10, column: 1 },
        message:
          "up to this line, too many characters such as : _ ` [ or & are in one paragraph, list item or table",
        hint: "put empty lines between its parts, or divide the text into several files",
      },
    ]);
    expect(body.parts).toEqual([]);
  });
});

test("a text longer than any that people write is refused, whatever it contains", () => {
  expect(compile("a".repeat(maxLength + 1)).problems).toMatchObject([
    { code: "markdown/too-long", at: { line: 11, column: 1 }, hint: "divide it into several files" },
  ]);
});

describe("a long text that people could write is not refused", () => {
  test.each([
    [
      "paragraphs with times, code and addresses",
      "à 16:30, `a:b` et https://a.fr/b_c : d & e\n\n".repeat(8000),
    ],
    [
      "a changelog as one tight list",
      "* [`a1b2`](https://a.fr/c/d) **e**: f (A) [#1](https://a.fr/1)\n".repeat(2500),
    ],
    ["a table", `| a | b |\n| - | - |\n${"| GET: `c` | [d](/e): f |\n".repeat(1000)}`],
    ["a list of definitions", "[a]: https://a.fr/b\n".repeat(1500)],
    ["data within code", `\`\`\`\n${'  "name": "a", "url": "https://b.fr",\n'.repeat(1500)}\`\`\`\n`],
    ["words without a break", "a".repeat(900_000)],
    ["a picture in an address", `![a](data:image/png;base64,${"aB3/+_".repeat(100)})\n\n`.repeat(50)],
    ["another alphabet", "漢字。仮名:『平仮名』。".repeat(500)],
    ["long lines beyond ASCII", `${"é *a* [b](/c) d. ".repeat(150)}\n\n`.repeat(50)],
  ])("%s", (_, text) => {
    expect(findCostlyText(text)).toBeUndefined();
  });
});
