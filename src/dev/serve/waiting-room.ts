import { findFile } from "../../http/find-file.ts";
import { readTarget } from "../../http/read-target.ts";
import type { SiteState } from "../site/site-state.ts";

/** Holds requests that arrive before the first build. */
export type WaitingRoom = {
  /** Settles once a request with this target can be answered. */
  enter(target: string): Promise<void>;
  /** To be called whenever the state has changed. */
  look(): void;
};

/** `base` is `""`, or the sub-path of the deployment. */
export function createWaitingRoom(state: () => SiteState, base: string): WaitingRoom {
  const waiting = new Set<{ readonly target: string; readonly leave: () => void }>();
  return {
    enter: (target) =>
      canAnswer(target, state(), base)
        ? Promise.resolve()
        : new Promise((leave) => void waiting.add({ target, leave })),
    look: () => {
      for (const one of waiting) {
        if (!canAnswer(one.target, state(), base)) continue;
        waiting.delete(one);
        one.leave();
      }
    },
  };
}

function canAnswer(target: string, state: SiteState, base: string): boolean {
  if (state.status !== "starting") return true;
  if (state.early === undefined) return false;
  const read = readTarget(target);
  // A page that is shown early also requests the server’s own scripts.
  if (read.status === "refused" || read.path.startsWith("/__dev/")) return true;
  return (
    read.path.startsWith(`${base}/`) && findFile(read.path.slice(base.length), state.early) !== undefined
  );
}
