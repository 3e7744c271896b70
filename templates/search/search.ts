import type { SearchPlaces, startSearch as StartSearch } from "./live-search.ts";
import type { LazySearchData } from "./search-index.ts";

/**
 * Puts the query of the address into the field before the first paint, and loads the index: at once for a query, else at
 * the first key. Without it, the page always shows the map of the site.
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
  // On devices with a keyboard, not where an on-screen one would cover half of the map.
  if (!isAsked && matchMedia("(hover: hover)").matches) field.focus({ preventScroll: true });
  try {
    if (!isAsked) await firstKey(field);
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

/**
 * The box that turns « / » off is shown if the browser can store the choice. The shortcut itself is in the script of
 * every page.
 */
function showKey(): void {
  try {
    if (localStorage.length >= 0) document.querySelector(".search-key")?.removeAttribute("hidden");
  } catch {
    // Without storage there is no shortcut.
  }
}

/** At the first key. What was typed before this script ran counts. */
function firstKey(field: HTMLInputElement): Promise<unknown> {
  if (field.value !== "") return Promise.resolve();
  return new Promise((resolve) => field.addEventListener("input", resolve, { once: true }));
}
