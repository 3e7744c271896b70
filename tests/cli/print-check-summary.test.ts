import { expect, test } from "vitest";
import type { CheckResult } from "../../src/cli/commands/check.ts";
import { printCheckSummary } from "../../src/cli/commands/check.ts";
import type { Problem } from "../../src/words/problem.ts";

const problem = (severity: Problem["severity"]): Problem => ({
  code: "page/title",
  severity,
  file: "content/a.md",
  message: "m",
});

test("the summary of a check counts errors and warnings apart", () => {
  let said = "";
  const write = (text: string) => {
    said += text;
  };
  const problems = [problem("error"), problem("warning"), problem("warning")];
  const result = {
    problems,
    pages: [],
    heldBack: [],
    isComplete: true,
    off: [],
    dropped: {},
    sources: [],
    ms: 5,
  };
  printCheckSummary(result as unknown as CheckResult, { write }, "en");
  expect(said).toContain("1 error, 2 warnings");
});
