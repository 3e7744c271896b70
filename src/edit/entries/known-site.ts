import type { HeldBack, PageRecord } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import type { Drawn } from "../../pipeline/build.ts";

/** A built site with its drafts, from which the move, removal or copy of an entry is planned. */
export type KnownSite = Pick<
  Drawn,
  "site" | "settings" | "sources" | "parsed" | "entries" | "heldBack" | "waiting"
> & {
  /** `ids` are the anchors of a page. */
  readonly pages: readonly (Pick<PageRecord, "route" | "sources"> & { readonly ids: readonly string[] })[];
  /** The entries and items that are not published yet. */
  readonly shownDrafts: readonly HeldBack[];
};

type Built = { readonly pages: readonly PageRecord[]; readonly shownDrafts: readonly HeldBack[] };

/** Joins the drawing and the outcome of a build. */
export function toKnownSite(drawn: Drawn, { pages, shownDrafts }: Built): KnownSite {
  const ids = new Map<string, readonly string[]>(
    drawn.pages.map(({ page, facts }) => [page.route, facts.ids]),
  );
  const own = pages.filter(({ route }) => !isWorkbenchRoute(route));
  return { ...drawn, pages: own.map((page) => ({ ...page, ids: ids.get(page.route) ?? [] })), shownDrafts };
}
