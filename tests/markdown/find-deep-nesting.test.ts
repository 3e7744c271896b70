import { describe, expect, test } from "vitest";
import { findDeepNesting } from "../../src/markdown/limits.ts";
import { compile } from "./compile.ts";

const many = 5000;
const lines = (line: (level: number) => string) =>
  Array.from({ length: many }, (_, level) => line(level)).join("\n");

describe("a text that nests 5,000 deep is refused with its place, not parsed", () => {
  test.each([
    ["quotations", ">".repeat(many), 1, 101],
    ["quotations, line by line", lines((level) => `${">".repeat(level + 1)} a`), 101, 101],
    ["lists on one line", "- ".repeat(many), 1, 201],
    ["lists, line by line", lines((level) => `${"  ".repeat(level)}- a`), 101, 201],
    ["numbered lists in quotations", "> 1. ".repeat(many), 1, 251],
    ["lists in a quotation, line by line", lines((level) => `> ${"  ".repeat(level)}* a`), 100, 201],
    ["emphasis", `${"*a ".repeat(many)}b${" a*".repeat(many)}`, 1, 1201],
    ["strong emphasis in one run", `${"*".repeat(many)}a${"*".repeat(many)}`, 1, 1],
    ["emphasis over many lines", `${"_a\n".repeat(many)}b${"\na_".repeat(many)}`, 401, 1],
    ["brackets", "[".repeat(many), 1, 401],
    ["links", `${"[".repeat(many)}a${"](b)".repeat(many)}`, 1, 401],
    ["images", `${"![".repeat(many)}a${"](b)".repeat(many)}`, 1, 802],
    ["footnotes", "[^a]: ".repeat(many), 1, 601],
    ["directives", ":::callout\n".repeat(many), 101, 1],
    ["directives with ever fewer colons", lines((level) => `${":".repeat(many + 3 - level)}callout`), 101, 1],
    ["directives within a line", `${":a[".repeat(many)}b${"]".repeat(many)}`, 1, 1203],
  ])("%s", (_, text, line, column) => {
    expect(findDeepNesting(text)).toEqual({ line, column });
    expect(compile(text).problems).toEqual([
      {
        code: "markdown/too-deep",
        severity: "error",
        file: "content/articles/visite.md",
        at: { line: line + 10, column },
        message: "too many things are nested here (quotations, lists, emphasis, brackets or directives)",
        hint: "close some of them, or put a backslash before characters that are only text, as in \\[ or \\*",
      },
    ]);
  });
});

test("lines may end with a carriage return alone", () => {
  expect(compile(`a\r\rb\r\n${"[".repeat(500)}`).problems).toMatchObject([
    { code: "markdown/too-deep", at: { line: 14, column: 401 } },
  ]);
});

test("nesting that is found only in the parsed tree is refused too", () => {
  const { body, problems } = compile(`Texte\n\n${"*".repeat(300)}a${"*".repeat(300)}`);
  expect(problems.map(({ code, at }) => [code, at?.line])).toEqual([["markdown/too-deep", 13]]);
  expect(body).toEqual({ parts: [], headings: [], words: 0, links: [], images: [] });
});

describe("a long text that nests nothing is not refused", () => {
  test.each([
    ["list", "- a\n".repeat(many)],
    ["list with sublists", "- a\n  - b\n    1. c\n".repeat(many)],
    ["quotation", "> a\n> - b\n".repeat(many)],
    ["emphasis", "*a* **b** _c_ ~~d~~ ".repeat(many)],
    ["emphasis within words", "a*b*c ".repeat(many)],
    ["stars between numbers", "5 * 3 * 2 ".repeat(many)],
    ["links and footnotes", "[a](b) ![c](d) [^e] ".repeat(many)],
    ["unclosed signs in one paragraph each", "*a [b\n\n".repeat(many)],
    ["escaped brackets", "\\[ \\* ".repeat(many)],
    ["blanks to fill in", "Nom : ______\n".repeat(many)],
    ["table", `| a* | [b] |\n| --- | --- |\n${"| c* | [d] |\n".repeat(many)}`],
    ["directives", ":::callout\na\n:::\n".repeat(many)],
    ["dates and formulas", "12:30 a:b ::x\n".repeat(many)],
  ])("%s", (_, text) => {
    expect(findDeepNesting(text)).toBeUndefined();
  });
});

test("usual depths of nesting are compiled", () => {
  const { problems, body } = compile(`${"> ".repeat(20)}${"- ".repeat(20)}*a **b ~~[c](/d)~~***`);
  expect(problems).toEqual([]);
  expect(body.words).toBe(3);
});
