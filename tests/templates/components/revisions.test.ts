import { expect, test } from "vitest";
import { latestUpdate, toRevisions } from "../../../templates/components/update-notes.tsx";

test("an article is revision A and its first update B; the most recent update comes first", () => {
  const revisions = toRevisions([{ date: "2026-03-01" }, { date: "2025-12-26" }]);
  expect(revisions).toEqual([
    { date: "2026-03-01", letter: "C" },
    { date: "2025-12-26", letter: "B" },
  ]);
});

test("the title block names the most recent update, whatever the order of the list", () => {
  expect(
    latestUpdate([{ date: "2025-12-26" }, { date: "2026-03-01" }, { date: "2026-01-01" }]),
  ).toMatchObject({
    date: "2026-03-01",
    letter: "D",
  });
  expect(latestUpdate([])).toBeUndefined();
});
