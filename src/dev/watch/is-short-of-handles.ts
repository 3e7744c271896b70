import { problemsOf, type SiteState } from "../site/site-state.ts";

/** True where the last build failed since the process, or the system, opens no more files. Whoever met it, it is named so. */
export function isShortOfHandles(state: SiteState): boolean {
  return (
    state.status === "broken" &&
    problemsOf(state).some(({ message }) => /\bE[MN]FILE\b/.test(JSON.stringify(message)))
  );
}
