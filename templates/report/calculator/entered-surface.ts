import { useSyncExternalStore } from "react";
import { parseSurface } from "../../pricing/report-price.ts";

/** What the visitor has written in the calculator. */
export type EnteredSurface = {
  /** As written. */
  readonly text: string;
  /** m². Undefined where the text is empty or no number. */
  readonly surface: number | undefined;
  /** True for what stood in the field when the script came: nobody has written it since. */
  readonly isFound: boolean;
};

/** Takes what the visitor has written: everything on the page that depends on the surface follows at once. */
export function enterSurface(text: string, isFound = false): void {
  if (text === entered.text) return;
  entered = { text, surface: parseSurface(text), isFound };
  for (const listener of listeners) listener();
}

/** The surface in the calculator, for every island that shows something of it. */
export function useEnteredSurface(): EnteredSurface {
  return useSyncExternalStore(subscribe, getEntered, getNone);
}

const none: EnteredSurface = { text: "", surface: undefined, isFound: true };

// The islands of a page are separate roots of React, but modules of one bundle: this state is what they share.
let entered = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function getEntered(): EnteredSurface {
  return entered;
}

/** What the build draws, and what the first drawing in the browser has to agree with. */
function getNone(): EnteredSurface {
  return none;
}
