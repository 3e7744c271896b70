import { expect, test } from "vitest";
import { parseYaml } from "../../src/pipeline/parse/parse-yaml.ts";
import { tell } from "../support/speech.ts";
import { compileSource } from "./compile.ts";

/** What is wrong in the Markdown that the field `a` of a YAML file holds: its place, and what the report underlines. */
function problemsOf(yaml: string): readonly string[] {
  const parsed = parseYaml(yaml, "content/a.yaml", 1, ({ message }) => {
    throw new Error(tell(message));
  });
  const { a: text = "" } = (parsed?.data ?? {}) as { readonly a?: string };
  const stretches = parsed?.locate(["a"], "text");
  const lines = yaml.split("\n");
  return compileSource({ text, line: 1, stretches }).problems.map(({ at }) => {
    const { line = 0, column = 0, length = 1 } = at ?? {};
    return `${line}:${column} ${lines[line - 1]?.slice(column - 1, column - 1 + length)}`;
  });
}

const bad = "[là](javascript:x)";

test.each([
  ["a literal text", `a: |\n  Un\n\n  deux ${bad}\n`, `4:8 ${bad}`],
  ["a literal text that begins with empty lines", `a: |\n\n\n  ${bad}\n`, `4:3 ${bad}`],
  ["a literal text with its own indentation", `a: |2\n    - un\n    - ${bad}\n`, `3:7 ${bad}`],
  ["a literal text under a comment", `a: |- # note\n    Un\n    ${bad}`, `3:5 ${bad}`],
  ["a list in a literal text", `a: |\n  - un\n    - ${bad}\n`, `3:7 ${bad}`],
  ["a folded text", `a: >-\n  Un\n  deux\n  trois ${bad} fin\n`, `4:9 ${bad}`],
  ["a folded text with paragraphs", `a: >\n  Un\n  deux\n\n\n  trois\n  ${bad}\n`, `7:3 ${bad}`],
  ["a folded text with a list", `a: >\n  Un\n\n    - deux\n    - ${bad}\n\n  trois\n`, `5:7 ${bad}`],
  ["a link of a folded text that is cut", `a: >-\n  Un [là\n  bas](javascript:x)\n`, "2:6 [là"],
  ["no-break spaces", `a: >-\n  Un\u00A0!\n  \u00A0${bad}\u00A0\n`, `3:4 ${bad}`],
  ["words without quotes", `a: Un ${bad}\n`, `1:7 ${bad}`],
  ["words without quotes in several lines", `a: Un\n  deux\n\n  ${bad} # note\n`, `4:3 ${bad}`],
  ["double quotes", `a: "Un ${bad}"\n`, `1:8 ${bad}`],
  ["single quotes in several lines", `a: 'Un\n  deux ${bad} '\n`, `2:8 ${bad}`],
  ["double quotes with an escape", `a: "Un \\u00e9t\\u00e9 ${bad}"\n`, `1:4 "Un \\u00e9t\\u00e9 ${bad}"`],
  ["single quotes with a doubled one", `a: 'L''été\n  ${bad}'\n`, "1:4 'L''été"],
  ["an alias", `b: &b >-\n  Un\n  ${bad}\na: *b\n`, `3:3 ${bad}`],
])("a bad link in %s is shown where it was written", (_, yaml, place) => {
  expect(problemsOf(yaml)).toEqual([place]);
});

test("a block that is nested too deep is shown where it was written", () => {
  expect(problemsOf(`a: >-\n  Un\n  deux ${"[".repeat(500)}\n`)).toEqual(["3:408 ["]);
});

test("a text of spaces only is placed at its value", () => {
  const yaml = parseYaml('a: " "\n', "content/a.yaml", 1, () => {});
  expect(yaml?.locate(["a"], "text")).toEqual([{ from: 0, line: 1, column: 4, length: 3 }]);
});
