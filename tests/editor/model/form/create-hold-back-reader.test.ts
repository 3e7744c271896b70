import { expect, test } from "vitest";
import { createHoldBackReader } from "../../../../src/editor/model/form/answer-form.ts";

const holds = createHoldBackReader({ datedList: "overview.updates" }, "2026-11-26");
const byDate = { by: "date", today: "2026-11-26" };

test("the draft switch and the date of an entry hold it back, and the date of an item that item", () => {
  expect(holds(["draft"])).toEqual({ by: "draft" });
  expect(holds(["date"])).toEqual(byDate);
  expect(holds(["overview", "updates", 2, "date"])).toEqual(byDate);
});

test.each([[["seo", "draft"]], [["updates", 0, "date"]], [["overview", "updates", "date"]], [["reviewed"]]])(
  "%j holds nothing back",
  (path) => expect(holds(path)).toBeUndefined(),
);
