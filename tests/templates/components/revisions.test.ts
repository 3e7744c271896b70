import { expect, test } from "vitest";
import { latestUpdate, toRevisions } from "../../../templates/components/revisions.ts";

test("the first update of an article is B, as the article itself is A; the most recent stands first", () => {
  const revisions = toRevisions([{ date: "2026-03-01" }, { date: "2025-12-26" }]);
  expect(revisions).toEqual([
    { date: "2026-03-01", letter: "C" },
    { date: "2025-12-26", letter: "B" },
  ]);
});

test("the title block names the most recent update, wherever it stands in the list", () => {
  expect(
    latestUpdate([{ date: "2025-12-26" }, { date: "2026-03-01" }, { date: "2026-01-01" }]),
  ).toMatchObject({
    date: "2026-03-01",
    letter: "D",
  });
  expect(latestUpdate([])).toBeUndefined();
});
