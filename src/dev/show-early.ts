import { setImmediate as letOthers, setTimeout as sleep } from "node:timers/promises";
import type { Audience } from "../audience.ts";
import type { ChangeLedger } from "./change-ledger.ts";
import type { Onlookers } from "./onlookers.ts";
import { type BuiltFiles, type SiteState, toBuiltFiles } from "./site-state.ts";

type Showing = {
  readonly onlookers: Pick<Onlookers, "routes">;
  readonly ledger: ChangeLedger;
  readonly state: () => SiteState;
  /** Takes the state that has the page, and tells those who look at it. */
  readonly onShown: (state: SiteState) => void;
  /** True once there is something newer to build. */
  readonly isOvertaken: () => boolean;
};

/** Ends a build for the sake of the next one. */
export class Overtaken extends Error {}

/** Requests wait no longer than about this for their turn. */
const turnMs = 10;
/** A tab that is told of a change asks what it has to do, and then for the page. */
const visitMs = 20;

/**
 * The audience of `site dev`: a page that is looked at is shown over the last site as soon as it is drawn. What the
 * build comes to replaces all of it. Over errors nothing is shown: they may stand, and the page would only flicker.
 */
export function showEarly({ onlookers, ledger, state, onShown, isOvertaken }: Showing): Audience {
  let turnEnded = 0;
  let isShowing = false;
  const endTurn = () => {
    turnEnded = performance.now();
    isShowing = false;
    if (isOvertaken()) throw new Overtaken("the site has changed again");
  };
  return {
    waitedFor: () => onlookers.routes(),
    show: (files) => {
      const before = state();
      if (before.status !== "good") return;
      const { site } = before;
      const version = before.version + 1;
      const shown = toBuiltFiles(files);
      if (!ledger.record(site, { ...site, files: shown }, version, "part")) return;
      onShown({ status: "good", version, site: { ...site, files: layOver(site.files, shown) } });
      isShowing = true;
    },
    rest: () => {
      if (isShowing) return sleep(visitMs).then(endTurn);
      return performance.now() - turnEnded < turnMs ? undefined : letOthers().then(endTurn);
    },
  };
}

function layOver(below: BuiltFiles, above: BuiltFiles): BuiltFiles {
  const pick = (path: string) => (above.has(path) ? above : below);
  const added = [...above.keys()].filter((path) => !below.has(path));
  return {
    size: below.size + added.length,
    has: (path) => pick(path).has(path),
    keys: () => [...below.keys(), ...added],
    get: (path) => pick(path).get(path),
    digestOf: (path) => pick(path).digestOf?.(path),
  };
}
