import { expect, test } from "vitest";
import { toKnownSite } from "../../../../src/editor/model/entries/known-site.ts";
import type { PageRecord } from "../../../../src/model/model.ts";
import type { Drawn } from "../../../../src/pipeline/build.ts";

const record = (route: string) => ({ route, sources: ["content/articles/un.md"] }) as unknown as PageRecord;

test("actions on an entry know its pages with their anchors, and no page of the workbench", () => {
  const drawn = { pages: [{ page: { route: "/blog/un" }, facts: { ids: ["suite"] } }] } as unknown as Drawn;
  const pages = ["/_articles", "/blog/un", "/blog"].map(record);
  const known = toKnownSite(drawn, { pages, shownDrafts: [] });
  expect(known.pages.map(({ route, ids }) => [route, ids])).toEqual([
    ["/blog/un", ["suite"]],
    ["/blog", []],
  ]);
});
