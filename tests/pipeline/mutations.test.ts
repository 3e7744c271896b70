import { expect, test } from "vitest";
import { judgeBuild, judgeProblems, judgeText } from "../support/mutations/judge-build.ts";
import { mutateFiles } from "../support/mutations/mutate-files.ts";
import { plantMistake } from "../support/mutations/plant-mistake.ts";

// Thousands more are tried by `npm run test:attacks`.

test("a mutated file causes a problem with a place, or a valid page", async () => {
  const faults: string[] = [];
  for (let number = 0; number < 40; number += 1)
    faults.push(...(await judgeBuild(mutateFiles(1, number).files)).faults);
  expect(faults).toEqual([]);
});

test("a mistake is reported at its line, and at no other", async () => {
  for (let number = 0; number < 40; number += 1) {
    const { what, files, file, line } = plantMistake(1, number);
    const { faults, problems } = await judgeBuild(files);
    expect(faults, what).toEqual([]);
    expect(new Set(problems.map((problem) => `${problem.file}:${problem.at?.line}`)), what).toEqual(
      new Set([`${file}:${line}`]),
    );
  }
});

test("a place outside its file, a missing file, a stack trace and a control character are detected as faults", () => {
  const problem = { code: "yaml/syntax", severity: "error", file: "content/a.md", message: "m" } as const;
  const files = { "content/a.md": "ab\nc" };
  const faultsOf = (more: object) => judgeProblems([{ ...problem, ...more }], files).length;
  expect(faultsOf({ at: { line: 2, column: 2 } })).toBe(0);
  expect(faultsOf({ at: { line: 3, column: 1 } })).toBe(1);
  expect(faultsOf({ at: { line: 2, column: 3 } })).toBe(1);
  expect(faultsOf({ file: "content/b.md" })).toBe(1);
  expect(faultsOf({ message: "m\n    at build (a.js:1:1)" })).toBe(1);
  expect(judgeText("a\u001b[2J")).toHaveLength(1);
});
