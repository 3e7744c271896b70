/**
 * Runs in every page that `site dev` serves and shows changes as soon as they are built. An unchanged page stays as it
 * is, a page with changed styles gets the new styles, and any other is reloaded at its scroll position. A page also
 * updates the pages in its frames, and has the panel for all of them.
 */
import type { Announcement } from "./announcement.ts";
import { follow } from "./follow.ts";
import { mountPanel } from "./panel/panel.ts";
import type { PanelExtension } from "./panel/panel-extension.ts";

const script = document.currentScript as HTMLScriptElement;
const scrollKey = `site-dev-scroll ${location.pathname}`;

/** `extension` is the part of an extension of `site dev` in each page. */
export function startClient(extension?: PanelExtension): void {
  if (self !== top) return;
  const { shows, file = "", language = "en" } = script.dataset;
  restoreScroll();
  const panel = shows === "error" ? undefined : mountPanel(file, language, script.dataset, extension);
  follow(async ({ data }) => {
    await show(JSON.parse(data) as Announcement);
    panel?.refresh();
  });
  // A page restored from the browser’s back/forward cache has missed earlier messages.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reload();
  });
}

async function show(announced: Announcement): Promise<void> {
  if (announced.session !== script.dataset.session) return reload();
  await Promise.all([script, ...marksIn(document)].map((mark) => update(mark, announced.version)));
}

/** The server’s marks in this page and in its frames, nested ones included. */
function marksIn(parent: Document): readonly HTMLScriptElement[] {
  return [...parent.querySelectorAll("iframe")].flatMap(({ contentDocument }) => {
    // A page of another origin is out of reach, and a lazy frame that has not loaded has no mark.
    const mark = contentDocument?.querySelector<HTMLScriptElement>('script[type="text/site-dev"]');
    return contentDocument && mark ? [mark, ...marksIn(contentDocument)] : [];
  });
}

/** Updates the page of `mark`. */
async function update({ dataset, ownerDocument: page }: HTMLScriptElement, version: number): Promise<void> {
  if (version <= Number(dataset.version)) return;
  const { version: from = "", shows = "", file = "" } = dataset;
  const query = new URLSearchParams({ page: page.location.pathname, from, shows, file });
  const answer = await fetch(`/__dev/change?${query}`);
  const decision = (await answer.json()) as {
    readonly version: number;
    readonly change: "none" | "styles" | "reload";
    readonly styles?: readonly string[];
  };
  const isDone =
    decision.change === "none" || (decision.change === "styles" && swapStyles(page, decision.styles ?? []));
  dataset.version = String(Math.max(Number(dataset.version), decision.version));
  if (isDone) return;
  if (page === document) reload();
  else page.location.reload();
}

/** False when the page has other styles than the built one. */
function swapStyles(page: Document, addresses: readonly string[]): boolean {
  const links = [...page.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
    (link) => !("leaving" in link.dataset),
  );
  if (links.length !== addresses.length) return false;
  links.forEach((link, index) => {
    const address = addresses[index] ?? "";
    if (link.getAttribute("href") === address) return;
    const next = link.cloneNode() as HTMLLinkElement;
    next.href = address;
    // The old style is removed once the new one has loaded, so that the page never loses its styles.
    link.dataset.leaving = "";
    next.onload = next.onerror = () => link.remove();
    link.after(next);
  });
  return true;
}

function reload(): void {
  // A page in edit mode applies changes by itself.
  if (!document.dispatchEvent(new Event("site-dev-change", { cancelable: true }))) return;
  sessionStorage.setItem(scrollKey, JSON.stringify([scrollX, scrollY]));
  location.reload();
}

function restoreScroll(): void {
  const kept = sessionStorage.getItem(scrollKey);
  if (!kept) return;
  sessionStorage.removeItem(scrollKey);
  const [left, top] = JSON.parse(kept) as [number, number];
  const restore = () => scrollTo({ left, top, behavior: "instant" });
  restore();
  // Pictures and fonts that load later may still move the content below them.
  addEventListener("load", restore, { once: true });
}
