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

function summaryOf(parts: Partial<CheckResult>): string {
  let said = "";
  const write = (text: string) => {
    said += text;
  };
  const none = {
    problems: [],
    pages: [],
    heldBack: [],
    isComplete: true,
    off: [],
    dropped: {},
    sources: [],
    ms: 5,
  };
  printCheckSummary({ ...none, ...parts } as unknown as CheckResult, { write }, "en");
  return said;
}

test("the summary of a check counts errors and warnings apart", () => {
  const problems = [problem("error"), problem("warning"), problem("warning")];
  expect(summaryOf({ problems })).toContain("1 error, 2 warnings");
});

test("the summary of a check names its sources, the HTML left out and the checks that are off, a line each", () => {
  const lines = summaryOf({
    sources: [{ name: "news", status: "loaded", loadedAt: "2026-05-04T10:00:00.000Z" }],
    dropped: { "<marquee>": 2 },
    off: [{ code: "page/orphan", folders: [] }],
  }).split("\n");
  expect(lines.slice(0, 3)).toEqual([
    expect.stringContaining("news"),
    expect.stringContaining("<marquee>"),
    expect.stringContaining("page/orphan"),
  ]);
});
