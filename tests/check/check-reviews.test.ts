import { expect, test } from "vitest";
import { z } from "zod";
import { checkReviews } from "../../src/check/audit-site.ts";
import { folderCollection } from "../../src/define/define.ts";
import type { Entry, Places } from "../../src/model/model.ts";
import type { Problem } from "../../src/words/problem.ts";
import { locateBy } from "../support/locate-by.ts";

const options = { folder: "a", format: "markdown", schema: z.looseObject({}) } as const;
const collections = {
  noted: folderCollection({ ...options, datedList: "history.notes", reviewedField: "checked" }),
  plain: folderCollection({ ...options, reviewedField: "checked" }),
  free: folderCollection(options),
};

function check(
  data: object,
  { collection = "noted", afterMonths = 12, now = "2026-03-31", timeZone = "UTC" } = {},
) {
  const problems: Problem[] = [];
  const entry: Entry = { collection, id: "a", file: "content/a/a.md", digest: "a", data, body: undefined };
  const locate = locateBy((path) => ({ line: path[0] === "date" ? 3 : 4, column: 10 }));
  const places: Places = new Map([[entry, locate]]);
  const reviewed = { entries: [entry], collections, places, now: new Date(`${now}T23:30:00Z`), timeZone };
  checkReviews({ ...reviewed, ...(afterMonths > 0 && { afterMonths }) }, (problem) => problems.push(problem));
  return problems;
}

test("an entry whose last review is too old is reported with its date and the line to write", () => {
  expect(check({ date: "2023-01-12", checked: "2024-02-01" })).toEqual([
    {
      code: "content/review-due",
      severity: "warning",
      file: "content/a/a.md",
      at: { line: 4, column: 10 },
      message: "the last date of this text is 2024-02-01, more than 12 months ago",
      hint: "compare it with its sources, then write checked: 2026-03-31, or add a dated note to history.notes:",
    },
  ]);
  expect(check({ date: "2023-01-12" }, { collection: "plain", afterMonths: 1 })).toMatchObject([
    {
      message: "the last date of this text is 2023-01-12, more than 1 month ago",
      hint: "compare it with its sources, then write checked: 2026-03-31",
    },
  ]);
});

test.each([
  ["a recent date", { date: "2025-06-01" }],
  ["a recent review", { date: "2020-01-01", checked: "2025-06-01" }],
  [
    "a recent note, wherever it stands in the list",
    { date: "2020-01-01", history: { notes: [{ date: "2025-06-01" }, { date: "2021-01-01" }] } },
  ],
  ["no date at all", {}],
])("an entry with %s is left alone", (_, data) => {
  expect(check(data)).toEqual([]);
});

test.each([
  ["2025-03-31", 12, false],
  ["2025-03-30", 12, true],
  // February has no 31st: a month before is its last day.
  ["2026-02-28", 1, false],
  ["2026-02-27", 1, true],
  ["2025-12-31", 3, false],
])("a review of %s is due on 31 March 2026 after %i months: %s", (checked, afterMonths, isDue) => {
  expect(check({ checked }, { afterMonths }).length > 0).toBe(isDue);
});

test("no review is due if the site gives no number of months, or the collection has no reviews", () => {
  const old = { date: "1999-01-01" };
  expect(check(old, { afterMonths: 0 })).toEqual([]);
  expect(check(old, { collection: "free" })).toEqual([]);
});

test("today is the day in the time zone of the site", () => {
  const [problem] = check({ date: "2023-01-12" }, { collection: "plain", timeZone: "Europe/Paris" });
  expect(problem).toMatchObject({ hint: "compare it with its sources, then write checked: 2026-04-01" });
});
