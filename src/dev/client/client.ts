/**
 * Runs in every page that `site dev` serves: shows a change as soon as it is built. A page that did not change stays
 * as it is, one whose styles changed gets the new ones, any other is loaded again at the place where it was.
 */
import type { Announcement } from "./announcement.ts";
import { follow } from "./follow.ts";

const script = document.currentScript as HTMLScriptElement;
const { session = "", shows = "page", file = "" } = script.dataset;
let version = Number(script.dataset.version);
const scrollKey = `site-dev-scroll ${location.pathname}`;

restoreScroll();
follow(({ data }) => void show(JSON.parse(data) as Announcement));
// A page that comes back out of the browser’s memory has missed what was announced meanwhile.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) reload();
});

async function show(announced: Announcement): Promise<void> {
  if (announced.session !== session) return reload();
  if (announced.version <= version) return;
  const query = new URLSearchParams({ page: location.pathname, from: String(version), shows, file });
  const answer = await fetch(`/__dev/change?${query}`);
  const decision = (await answer.json()) as {
    readonly version: number;
    readonly change: "none" | "styles" | "reload";
    readonly styles?: readonly string[];
  };
  switch (decision.change) {
    case "none":
      version = Math.max(version, decision.version);
      return;
    case "styles":
      if (!swapStyles(decision.styles ?? [])) return reload();
      version = Math.max(version, decision.version);
      return;
    case "reload":
      return reload();
  }
}

/** False where the page has other styles than the one that is built. */
function swapStyles(addresses: readonly string[]): boolean {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(
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
