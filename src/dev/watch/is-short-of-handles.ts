import { problemsOf, type SiteState } from "../site/site-state.ts";

/**
 * True when the last build failed because the process or the system has too many open files. Problems of reading name
 * the code of the system.
 */
export function isShortOfHandles(state: SiteState): boolean {
  return (
    state.status === "broken" &&
    problemsOf(state).some(({ message }) => /\bE[MN]FILE\b/.test(JSON.stringify(message)))
  );
}
