/**
 * Fetches the page behind a link as soon as a visitor seems to want it, in browsers that take no speculation rules.
 * Without it, the page is fetched at the click.
 */
const intentMs = 65;
// This script stands in assets/, and the site around that: what else its origin holds is of other sites.
const home = new URL("../", import.meta.url).href;
const fetched = new Set<string>([location.origin + location.pathname]);
let timer: ReturnType<typeof setTimeout> | undefined;

if (!HTMLScriptElement.supports?.("speculationrules") && !isSparing()) {
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(timer);
    // A finger that touches has its own event.
    if (pointerType !== "touch") timer = setTimeout(prefetch, intentMs, target);
  });
  document.documentElement.addEventListener("pointerleave", () => clearTimeout(timer));
  document.addEventListener("touchstart", ({ target }) => prefetch(target), { passive: true });
  document.addEventListener("focusin", ({ target }) => prefetch(target));
}

function isSparing(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || connection?.effectiveType?.endsWith("2g") === true;
}

function prefetch(target: EventTarget | null): void {
  const link = target instanceof Element ? target.closest("a[href]:not([download])") : null;
  // Those within drawings are of another kind, and lead to places of their own page.
  if (!(link instanceof HTMLAnchorElement) || !link.href.startsWith(home) || link.search !== "") return;
  const href = link.origin + link.pathname;
  if (fetched.has(href)) return;
  fetched.add(href);
  const hint = document.createElement("link");
  hint.rel = "prefetch";
  hint.href = href;
  document.head.append(hint);
}

export {};
