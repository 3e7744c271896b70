import type { HeldBack, PageRecord } from "../../model/model.ts";
import type { Drawn } from "../../pipeline/build.ts";

/** What is known of a site of which a whole entry is to be moved, removed or copied. Drawn with its drafts. */
export type KnownSite = Pick<Drawn, "site" | "settings" | "sources" | "parsed" | "entries" | "heldBack"> & {
  /** `ids` are the places on a page that links can lead to. */
  readonly pages: readonly (Pick<PageRecord, "route" | "sources"> & { readonly ids: readonly string[] })[];
  /** What visitors do not see yet. */
  readonly early: readonly HeldBack[];
};
