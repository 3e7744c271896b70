import { setTimeout as sleep } from "node:timers/promises";
import { type BuiltSite, siteOf } from "../site/site-state.ts";
import type { EditDesk } from "./edit-desk.ts";

/** Counts the pages that show each field. The first count draws all pages again. */
type Counter = {
  /** Resolves after the first count, or after the longest wait that is acceptable for a page. */
  count(): Promise<void>;
  /** Counts again after a pause without saves. */
  countSoon(): void;
};

const longestWaitMs = 1000;
const restMs = 3000;

export function createCounter({ state, locator }: EditDesk["site"]): Counter {
  let first: Promise<void> | undefined;
  let counted: BuiltSite | undefined;
  let timer: NodeJS.Timeout | undefined;
  const countAll = async () => {
    const site = siteOf(state());
    if (site === undefined || site === counted) return;
    counted = site;
    await locator.locateAll(site);
  };
  return {
    count: () => {
      first ??= countAll().catch(() => {});
      return Promise.race([first, sleep(longestWaitMs)]);
    },
    countSoon: () => {
      clearTimeout(timer);
      timer = setTimeout(() => void countAll().catch(() => {}), restMs);
      timer.unref();
    },
  };
}
