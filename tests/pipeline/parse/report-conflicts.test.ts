import { expect, test } from "vitest";
import { parseSources } from "../../../src/pipeline/parse/parse-sources.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { inWords } from "../../support/in-words.ts";
import { sourceFile } from "../../support/source-file.ts";

function read(file: string, text: string) {
  const problems: Problem[] = [];
  const parsed = parseSources([sourceFile(file, text)], (problem) => problems.push(inWords(problem)));
  return { parsed, problems };
}

const conflict = "<<<<<<< HEAD\nUn.\n=======\nDeux.\n>>>>>>> relecture de Lou\n";
const told = {
  code: "source/conflict",
  message:
    "Git could not merge two versions of this passage: “HEAD” down to line 5, “relecture de Lou” from there to line 7",
  hint: "keep one of the two, or write one out of both, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
};

test.each([
  ["front matter", "content/a.md", `---\na: 1\n${conflict}---\nTexte.\n`],
  ["the text below front matter", "content/a.md", `---\n---\n${conflict}`],
  ["a file of YAML", "content/a.yaml", `a: 1\nb: 2\n${conflict}`],
])(
  "an unresolved Git merge in %s is reported as a conflict, and nothing else in that file is reported",
  (_, file, text) => {
    expect(read(file, text)).toMatchObject({
      parsed: [],
      problems: [{ ...told, at: { line: 3, length: 12 } }],
    });
  },
);

test("each passage in two versions is shown at its place", () => {
  const { problems } = read("content/a.yaml", conflict + conflict);
  expect(problems.map(({ at }) => at?.line)).toEqual([1, 6]);
});

test.each([
  ["a heading underlined by seven signs", "---\n---\nTitre\n=======\n"],
  ["a passage that shows one of the marks", "---\n---\n<<<<<<< HEAD\n\nIci finit l’exemple.\n"],
  ["marks that stand further in, as an example of code", `---\n---\n${conflict.replace(/^/gm, "    ")}`],
])("%s is no conflict", (_, text) => {
  expect(read("content/a.md", text).problems).toEqual([]);
});
