import type { SearchPlaces, startSearch as StartSearch } from "./live-search.ts";
import type { LazySearchData } from "./search-index.ts";

/**
 * Brings what the address asks for into the field, before the first paint, and fetches what answers it. Without it, the
 * page shows the map of the site whatever is asked.
 */
const form = document.querySelector<HTMLFormElement>("form.search");
const field = form?.querySelector("input");
const results = document.querySelector<HTMLElement>(".search-results");
const map = document.querySelector<HTMLElement>(".site-map");
if (form && field && results && map) void begin({ form, field, results, map });

async function begin(places: SearchPlaces): Promise<void> {
  const { form, field, results, map } = places;
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  const isAsked = field.value.trim() !== "";
  map.hidden = isAsked;
  showKey();
  // Where a keyboard lies under the hands, and not on the screen where it would cover half of the map.
  if (!isAsked && matchMedia("(hover: hover)").matches) field.focus({ preventScroll: true });
  try {
    if (!isAsked) await quietOrInput(field);
    const [{ startSearch }, { default: data }] = await Promise.all([
      import("./live-search.ts") as Promise<{ readonly startSearch: typeof StartSearch }>,
      import(form.dataset.index ?? "") as Promise<{ readonly default: LazySearchData }>,
    ]);
    await startSearch(places, data);
  } catch (error) {
    const note = results.querySelector(".search-note");
    if (note) note.textContent = results.dataset.failed ?? "";
    results.hidden = false;
    map.hidden = false;
    console.error(error);
  }
}

/** The box that turns « / » off shows where the browser can keep it so. Its own script is that of every page. */
function showKey(): void {
  try {
    if (localStorage.length >= 0) document.querySelector(".search-key")?.removeAttribute("hidden");
  } catch {
    // Storage is refused, and with it the key.
  }
}

/** What the page shows comes first, unless somebody is writing already. */
function quietOrInput(field: HTMLInputElement): Promise<unknown> {
  return new Promise((resolve) => {
    field.addEventListener("input", resolve, { once: true });
    const whenIdle = () =>
      "requestIdleCallback" in window ? requestIdleCallback(resolve) : setTimeout(resolve);
    if (document.readyState === "complete") whenIdle();
    else addEventListener("load", whenIdle, { once: true });
  });
}
