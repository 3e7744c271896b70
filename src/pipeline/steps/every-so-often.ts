import type { LetOthers } from "../../model/schedule.ts";

/**
 * Calls `rest` after every 64 texts: the native parser allocates five times the size of a text, which is freed only
 * when the event loop turns.
 */
export function everySoOften(rest: () => Promise<void>): LetOthers {
  const textsPerTurn = 64;
  let texts = 0;
  return () => {
    texts += 1;
    return texts % textsPerTurn === 0 ? rest() : undefined;
  };
}
