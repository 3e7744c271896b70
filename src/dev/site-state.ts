import type { Drawn } from "../build.ts";
import type { HeldBack, PageRecord } from "../model.ts";
import type { Problem } from "../problem.ts";

/** A site as it would be published. Paths are from the root of `dist/`. */
export type BuiltSite = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly pages: readonly PageRecord[];
  /** What is shown because drafts are. */
  readonly early: readonly HeldBack[];
  /** Warnings. */
  readonly problems: readonly Problem[];
  /** For whoever looks closer at a page. */
  readonly drawn?: Drawn | undefined;
};

/** What there is to show. `version` grows with each change that a reader can see. */
export type SiteState =
  | { readonly status: "starting"; readonly version: number }
  | { readonly status: "good"; readonly version: number; readonly site: BuiltSite }
  | {
      readonly status: "broken";
      readonly version: number;
      readonly problems: readonly Problem[];
      /** Undefined where no build was good yet. */
      readonly lastGood: BuiltSite | undefined;
      /** The version with which the site broke, the same until it is mended. */
      readonly since: number;
    };

/** The last site that was good; undefined where none was. */
export function siteOf(state: SiteState): BuiltSite | undefined {
  switch (state.status) {
    case "starting":
      return undefined;
    case "good":
      return state.site;
    case "broken":
      return state.lastGood;
  }
}
