import { setImmediate as letOthers, setTimeout as sleep } from "node:timers/promises";
import type { ViewedPages } from "../serve/viewed-pages.ts";
import type { ChangeLedger } from "../watch/change-ledger.ts";
import type { Audience } from "./looked-at-first.ts";
import { layOver, type SiteState, toBuiltFiles } from "./site-state.ts";

type Showing = {
  readonly viewedPages: Pick<ViewedPages, "routes">;
  readonly ledger: ChangeLedger;
  readonly state: () => SiteState;
  /** Publishes a state with the page, and notifies its readers. */
  readonly onShown: (state: SiteState) => void;
};

/** The longest time in ms that requests wait for their turn. */
const turnMs = 10;
/** A tab that is notified asks how to update itself, and then for the page. */
const visitMs = 20;

/**
 * The readers of `site dev`: a page that is looked at is shown on top of the last site as soon as it is drawn. The
 * result of the build then replaces both. While the site has errors nothing is shown early: the errors may remain, and
 * the page would only flicker.
 */
export function showEarly({ viewedPages, ledger, state, onShown }: Showing): Audience {
  let turnEnded = 0;
  let isShowing = false;
  const endTurn = () => {
    turnEnded = performance.now();
    isShowing = false;
  };
  return {
    waitedFor: () => viewedPages.routes(),
    show: (files) => {
      const before = state();
      const version = before.version + 1;
      const pageFiles = toBuiltFiles(files);
      switch (before.status) {
        case "starting": {
          const early = before.early === undefined ? pageFiles : layOver(before.early, pageFiles);
          onShown({ status: "starting", version, early });
          break;
        }
        case "good": {
          const { site } = before;
          if (!ledger.record(site, { ...site, files: pageFiles }, version, "part")) return;
          onShown({ status: "good", version, site: { ...site, files: layOver(site.files, pageFiles) } });
          break;
        }
        case "broken":
          return;
      }
      isShowing = true;
    },
    rest: () => {
      if (isShowing) return sleep(visitMs).then(endTurn);
      return performance.now() - turnEnded < turnMs ? undefined : letOthers().then(endTurn);
    },
  };
}
