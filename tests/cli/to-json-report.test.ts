import { expect, test } from "vitest";
import type { BuildResult } from "../../src/cli/commands/build.ts";
import { toJsonReport } from "../../src/cli/commands/build.ts";
import type { BuildOutcome } from "../../src/model/model.ts";
import { tell } from "../support/speech.ts";

const made = {
  problems: [
    {
      code: "page/title",
      severity: "warning",
      file: "content/a.md",
      at: { line: 2, column: 1, length: 3 },
      message: "m",
      hint: "h",
    },
  ],
  heldBack: [{ collection: "articles", id: "b", file: "content/b.md", reason: "future", due: "2027-01-01" }],
  shownDrafts: [],
  pages: [{ route: "/a", template: "page", sources: ["content/a.md"], bytes: 900, brotli: 300 }],
} as const;

const reportOf = (outcome: BuildOutcome, more: Partial<BuildResult> = {}): unknown =>
  JSON.parse(JSON.stringify(toJsonReport({ outcome, stages: [], reuse: [], ms: 12.5, ...more }, tell)));

test("the report of a written build has every documented field under its documented name", () => {
  const stages = [{ stage: "read", ms: 1.5 }] as const;
  const reuse = [{ kind: "pages", computed: 1, reused: 2 }] as const;
  expect(
    reportOf({ status: "written", files: 7, bytes: 1000, changed: 2, ...made }, { stages, reuse }),
  ).toEqual({
    version: 1,
    status: "written",
    problems: made.problems.map((problem) => ({ ...problem, data: {} })),
    heldBack: made.heldBack,
    pages: made.pages,
    missing: [],
    off: [],
    dropped: {},
    sources: [],
    files: 7,
    bytes: 1000,
    changed: 2,
    reuse,
    stages,
    ms: 12.5,
  });
});

test("the report of a refused build has the same fields, and counts no file", () => {
  const report = reportOf({ status: "refused", ...made });
  expect(report).toMatchObject({
    version: 1,
    status: "refused",
    files: 0,
    bytes: 0,
    changed: 0,
    problems: made.problems.map((problem) => ({ ...problem, data: {} })),
  });
  expect(Object.keys(report as object)).toEqual(
    Object.keys(reportOf({ status: "written", files: 1, bytes: 1, changed: 1, ...made }) as object),
  );
});
