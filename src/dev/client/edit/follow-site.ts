/** The wait after the last change of the site before the page is requested. A save also counts as a change, with its page in the answer. */
const calmMs = 250;

/**
 * Calls `change` at each change of the site, by this or another tab, another author or program, and `calm` once no other has
 * followed for a moment. The page then does not reload by itself.
 */
export function followSite(
  on: { readonly change: () => void; readonly calm: () => void },
  ended: AbortSignal,
): void {
  let waiting: number | undefined;
  const follow = (event: Event) => {
    event.preventDefault();
    clearTimeout(waiting);
    on.change();
    waiting = window.setTimeout(on.calm, calmMs);
  };
  document.addEventListener("site-dev-change", follow, { signal: ended });
}
