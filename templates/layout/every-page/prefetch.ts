/**
 * Loads the page behind a link when a visitor is likely to open it, in browsers without speculation rules. Without it,
 * the page is loaded at the click.
 */
const intentMs = 65;
// This script is in assets/, at the root of the site: addresses outside that root belong to other sites.
const home = new URL("../", import.meta.url).href;
const fetched = new Set<string>([location.origin + location.pathname]);
let timer: ReturnType<typeof setTimeout> | undefined;

if (!HTMLScriptElement.supports?.("speculationrules") && !isSparing()) {
  document.addEventListener("pointerover", ({ target, pointerType }) => {
    clearTimeout(timer);
    // Touch has its own event.
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
  // Links within drawings are of another type, and lead to places of the same page.
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
