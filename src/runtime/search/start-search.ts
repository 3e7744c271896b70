import type { answer as Answer, SearchPlaces } from "./live-search.ts";
import type { LazySearchData } from "./search-index.ts";
import type { WordForms } from "./terms.ts";

/**
 * Finds pages while a visitor types, in an enhancer of the page that draws `Search`. Loads the index of `deriveSearch`
 * at once for a query of the address, else at the first key. `forms` are what `deriveSearch` got, by language, loaded
 * when they are needed. Without the script, the page shows what stands in `Search`.
 *
 * @example
 * ```tsx
 * import { startSearch } from "charpente/search";
 *
 * startSearch();
 * ```
 */
export function startSearch(forms: { readonly [language: string]: () => Promise<WordForms> } = {}): void {
  const form = document.querySelector<HTMLFormElement>("form.search");
  const field = form?.querySelector<HTMLInputElement>("[type=search]");
  const results = document.querySelector<HTMLElement>(".search-results");
  const others = document.querySelector<HTMLElement>(".search-others");
  if (form && field && results) void begin({ form, field, results, others }, forms);
}

async function begin(places: SearchPlaces, forms: Parameters<typeof startSearch>[0] = {}): Promise<void> {
  const { form, field, results, others } = places;
  field.value = new URLSearchParams(location.search).get("q") ?? "";
  const isAsked = field.value.trim() !== "";
  if (others) others.hidden = isAsked;
  // On devices with a keyboard, not where an on-screen one would cover half of the page.
  if (!isAsked && matchMedia("(hover: hover)").matches) field.focus({ preventScroll: true });
  try {
    if (!isAsked) await firstKey(field);
    const [{ answer }, { default: data }, own] = await Promise.all([
      import("./live-search.ts") as Promise<{ readonly answer: typeof Answer }>,
      import(form.dataset.index ?? "") as Promise<{ readonly default: LazySearchData }>,
      forms[document.documentElement.lang]?.(),
    ]);
    await answer(places, data, own ?? {});
  } catch (error) {
    const note = results.querySelector(".search-note");
    if (note) note.textContent = results.dataset.failed ?? "";
    results.hidden = false;
    if (others) others.hidden = false;
    console.error(error);
  }
}

/** At the first key. What was typed before this script ran counts. */
function firstKey(field: HTMLInputElement): Promise<unknown> {
  if (field.value !== "") return Promise.resolve();
  return new Promise((resolve) => field.addEventListener("input", resolve, { once: true }));
}
