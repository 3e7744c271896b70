/**
 * Runs in every page that `site dev` serves: shows a change as soon as it is built. A page that did not change stays
 * as it is, one whose styles changed gets the new ones, any other is loaded again at the place where it was. A page
 * looks after those in its frames, and has the panel for all of them.
 */
import type { Announcement } from "./announcement.ts";
import { follow } from "./follow.ts";
import { mountPanel } from "./panel/panel.ts";

const script = document.currentScript as HTMLScriptElement;
const scrollKey = `site-dev-scroll ${location.pathname}`;

if (self === top) start();

function start(): void {
  const { shows = "page", file = "", language = "en" } = script.dataset;
  restoreScroll();
  const panel = shows === "error" ? undefined : mountPanel(file, language);
  follow(async ({ data }) => {
    await show(JSON.parse(data) as Announcement);
    panel?.refresh();
  });
  // A page that comes back out of the browser’s memory has missed what was announced meanwhile.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) reload();
  });
}

async function show(announced: Announcement): Promise<void> {
  if (announced.session !== script.dataset.session) return reload();
  await Promise.all([script, ...marksIn(document)].map((mark) => update(mark, announced.version)));
}

/** What the server has noted in the pages of frames, and of frames within them. */
function marksIn(parent: Document): readonly HTMLScriptElement[] {
  return [...parent.querySelectorAll("iframe")].flatMap(({ contentDocument }) => {
    // A page of another origin is out of reach, one that is not needed yet has no mark.
    const mark = contentDocument?.querySelector<HTMLScriptElement>('script[type="text/site-dev"]');
    return contentDocument && mark ? [mark, ...marksIn(contentDocument)] : [];
  });
}

/** Brings the page of `mark` up to date. */
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
  if (isDone) dataset.version = String(Math.max(Number(dataset.version), decision.version));
  else if (page === document) reload();
  else page.location.reload();
}

/** False where the page has other styles than the one that is built. */
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
    // The old one goes once the new one is there, so that the page never stands without.
    link.dataset.leaving = "";
    next.onload = next.onerror = () => link.remove();
    link.after(next);
  });
  return true;
}

function reload(): void {
  sessionStorage.setItem(scrollKey, JSON.stringify([scrollX, scrollY]));
  location.reload();
}

function restoreScroll(): void {
  const kept = sessionStorage.getItem(scrollKey);
  if (kept === null) return;
  sessionStorage.removeItem(scrollKey);
  const [left, top] = JSON.parse(kept) as [number, number];
  const restore = () => scrollTo({ left, top, behavior: "instant" });
  restore();
  // Pictures and fonts may still move what is below them.
  addEventListener("load", restore, { once: true });
}
