type LiveIsland = { readonly hydrate: (place: HTMLElement) => void };

/**
 * Hydrates every occurrence of an island, each when its `data-when` says, or at the first interaction. `load` loads the
 * island’s script: until then a page with an island is as light as one without. If that fails, the HTML stays as it was
 * drawn, and the next interaction tries again, because a weak network may recover. Its element then gets the event
 * `lost`; once React has taken it over, the event `live` and the attribute `data-live`.
 */
export function awaitIsland(name: string, load: () => Promise<LiveIsland>): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    let isWanted = false;
    const want = () => {
      for (const moment of touches) place.removeEventListener(moment, want);
      if (!isWanted) void load().then(({ hydrate }) => hydrate(place), listenAgain);
      isWanted = true;
    };
    const listen = () => {
      for (const moment of touches) place.addEventListener(moment, want, { passive: true });
    };
    const listenAgain = (error: unknown) => {
      console.error(error);
      isWanted = false;
      listen();
      place.dispatchEvent(new Event("lost"));
    };
    listen();
    waitFor(place.dataset.when, place, want);
  }
}

const touches = ["pointerover", "focusin", "touchstart"] as const;

function waitFor(when: string | undefined, place: HTMLElement, want: () => void): void {
  if (when === "touch") return;
  if (when === "visible" && "IntersectionObserver" in window) {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      want();
    });
    observer.observe(place);
  } else if (document.readyState === "complete") whenIdle(want);
  // After the page is painted.
  else addEventListener("load", () => whenIdle(want), { once: true });
}

function whenIdle(want: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(want);
  else setTimeout(want);
}
