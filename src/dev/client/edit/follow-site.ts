/**
 * The wait after the last change of the site before the page is requested. A save is a change too, but its answer brings
 * the page.
 */
const calmMs = 250;

/**
 * Calls `change` at each change of the site, whoever made it, and `calm` after a moment without one. Keeps the page from
 * reloading by itself.
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
