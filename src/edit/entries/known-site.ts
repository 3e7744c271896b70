import type { HeldBack, PageRecord } from "../../model/model.ts";
import { toWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";

/** What is known of a site of which a whole entry is to be moved, removed or copied. Drawn with its drafts. */
export type KnownSite = Pick<Drawn, "site" | "settings" | "sources" | "parsed" | "entries" | "heldBack"> & {
  /** `ids` are the places on a page that links can lead to. */
  readonly pages: readonly (Pick<PageRecord, "route" | "sources"> & { readonly ids: readonly string[] })[];
  /** What visitors do not see yet. */
  readonly early: readonly HeldBack[];
};

type Built = { readonly pages: readonly PageRecord[]; readonly early: readonly HeldBack[] };

/** Joins what a build has drawn and what it came to. */
export function toKnownSite(drawn: Drawn, { pages, early }: Built): KnownSite {
  const ids = new Map<string, readonly string[]>(
    drawn.pages.map(({ page, facts }) => [page.route, facts.ids]),
  );
  const own = pages.filter(({ route }) => toWorkbenchRoute(route) === undefined);
  return { ...drawn, pages: own.map((page) => ({ ...page, ids: ids.get(page.route) ?? [] })), early };
}
