import { expect, test } from "vitest";
import type { KnownSite } from "../../../src/editor/model/entries/known-site.ts";
import { findNamedEntry } from "../../../src/editor/server/page-locator.ts";
import { growsTooFast } from "../../support/growth.ts";
import { smallSite } from "../../support/small-site.tsx";

/** A site with this many articles, each with its page. */
function siteOf(count: number): KnownSite {
  const articles = [...Array(count).keys()].map((number) => ({
    id: `a${number}`,
    file: `content/articles/a${number}.md`,
  }));
  const site: Pick<KnownSite, "pages"> & Record<"site" | "entries" | "parsed", unknown> = {
    site: smallSite,
    entries: articles.map((article) => ({ ...article, collection: "articles" })),
    parsed: articles.map(({ file, id }) => ({ file, data: { title: id } })),
    pages: articles.map(({ file, id }) => ({ route: `/blog/${id}` as never, sources: [file], ids: [] })),
  };
  return site as unknown as KnownSite;
}

test("an entry is found with its page and its data, under its own collection only", () => {
  const site = siteOf(3);
  expect(findNamedEntry(site, { collection: "articles", id: "a1" })).toMatchObject({
    entry: { file: "content/articles/a1.md" },
    data: { title: "a1" },
    route: "/blog/a1",
  });
  expect(findNamedEntry(site, { collection: "pages", id: "a1" })).toBeUndefined();
  expect(findNamedEntry(site, { collection: undefined, id: "site" })).toBeUndefined();
});

test("an entry among eight times as many is found in about eight times as long", () => {
  const find = (site: KnownSite, id: string) => () => findNamedEntry(site, { collection: "articles", id });
  expect(growsTooFast(find(siteOf(500), "a499"), find(siteOf(4000), "a3999"))).toBe(false);
});
