import { setImmediate as letOthers, setTimeout as sleep } from "node:timers/promises";
import type { Onlookers } from "../serve/onlookers.ts";
import type { ChangeLedger } from "../watch/change-ledger.ts";
import type { Audience } from "./looked-at-first.ts";
import { layOver, type SiteState, toBuiltFiles } from "./site-state.ts";

type Showing = {
  readonly onlookers: Pick<Onlookers, "routes">;
  readonly ledger: ChangeLedger;
  readonly state: () => SiteState;
  /** Takes the state that has the page, and tells those who look at it. */
  readonly onShown: (state: SiteState) => void;
};

/** Requests wait no longer than about this for their turn. */
const turnMs = 10;
/** A tab that is told of a change asks what it has to do, and then for the page. */
const visitMs = 20;

/**
 * The audience of `site dev`: a page that is looked at is shown over the last site as soon as it is drawn. What the
 * build comes to replaces all of it. Over errors nothing is shown: they may stand, and the page would only flicker.
 */
export function showEarly({ onlookers, ledger, state, onShown }: Showing): Audience {
  let turnEnded = 0;
  let isShowing = false;
  const endTurn = () => {
    turnEnded = performance.now();
    isShowing = false;
  };
  return {
    waitedFor: () => onlookers.routes(),
    show: (files) => {
      const before = state();
      const version = before.version + 1;
      const shown = toBuiltFiles(files);
      switch (before.status) {
        case "starting": {
          const early = before.early === undefined ? shown : layOver(before.early, shown);
          onShown({ status: "starting", version, early });
          break;
        }
        case "good": {
          const { site } = before;
          if (!ledger.record(site, { ...site, files: shown }, version, "part")) return;
          onShown({ status: "good", version, site: { ...site, files: layOver(site.files, shown) } });
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
