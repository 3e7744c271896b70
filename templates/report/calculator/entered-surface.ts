import { useSyncExternalStore } from "react";
import { parseSurface } from "../../pricing/report-price.ts";

/** The input of the calculator. */
export type EnteredSurface = {
  /** As written. */
  readonly text: string;
  /** m². Undefined when the text is empty or not a number. */
  readonly surface: number | undefined;
  /** True for a value that was in the field before hydration and has not been edited since. */
  readonly isFound: boolean;
};

/** Sets the visitor’s input: everything on the page that depends on the surface follows at once. */
export function enterSurface(text: string, isFound = false): void {
  if (text === entered.text) return;
  entered = { text, surface: parseSurface(text), isFound };
  for (const listener of listeners) listener();
}

/** The surface in the calculator, for every island that depends on it. */
export function useEnteredSurface(): EnteredSurface {
  return useSyncExternalStore(subscribe, getEntered, getNone);
}

const none: EnteredSurface = { text: "", surface: undefined, isFound: true };

// The islands of a page are separate React roots but modules of one bundle, so they share this state.
let entered = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function getEntered(): EnteredSurface {
  return entered;
}

/** The state during the build, which the first render in the browser must match. */
function getNone(): EnteredSurface {
  return none;
}
