import { afterEach, expect, test, vi } from "vitest";
import { createDrafts } from "../../../src/editor/client/drafts.ts";
import { putTabStorage } from "../../dev/client/small-page.ts";

afterEach(() => vi.unstubAllGlobals());

test("what another browser typed and the checks refused is shown here too, except where this tab has its own", () => {
  putTabStorage();
  const drafts = createDrafts(
    () => {},
    () => {},
  );
  const entry = { collection: "pages", id: "index" };
  const why = { status: "refused", atField: ["too short"], beside: [], elsewhere: [] } as const;
  drafts.keep({ entry, path: ["title"], value: "Mine", old: "Old" });
  drafts.take([
    { entry, path: ["title"], value: "Theirs", old: "Old", why },
    { entry, path: ["lead"], value: "Theirs", old: "Words", why },
  ]);
  expect(drafts.find(entry, ["title"])?.value).toBe("Mine");
  expect(drafts.find(entry, ["lead"])).toEqual({ entry, path: ["lead"], value: "Theirs", old: "Words" });
  expect(drafts.whyNot(entry, ["lead"])).toEqual(why);
});
