import { expect, test } from "vitest";
import { listUnpublished } from "../../../src/dev/panel/describe-page.ts";
import type { BuiltSite } from "../../../src/dev/site/site-state.ts";

test("a list that is not published yet leads to the first of its pages", () => {
  const file = "content/pages/blog.md";
  const pages = ["/blog", "/blog/2"].map((route) => ({ route, sources: [file] }));
  const shownDrafts = [{ file, reason: "draft" }];
  const unpublished = listUnpublished({ shownDrafts, heldBack: [], pages } as unknown as BuiltSite);
  expect(unpublished.map(({ route }) => route)).toEqual(["/blog"]);
});
