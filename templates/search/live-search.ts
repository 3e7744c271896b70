import { drawResults } from "./draw-results.ts";
import { createFinder, type Findings } from "./find-pages.ts";
import { keepQuery } from "./keep-query.ts";
import type { LazySearchData } from "./search-index.ts";

/** The elements of the search page. */
export type SearchPlaces = {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly results: HTMLElement;
  readonly map: HTMLElement;
};

/** Answers the query in the field within the same frame. */
export async function startSearch(places: SearchPlaces, data: LazySearchData): Promise<void> {
  const { form, field, results } = places;
  const pages = data.pages();
  await nextTask();
  const find = await createFinder({ pages, index: data.index() }, nextTask);
  const announce = createAnnouncer(results);
  const show = () => announce(showFindings(places, find(field.value)));
  keepQuery(form, field, show);
  field.addEventListener("input", show);
  for (const place of [field, results]) place.addEventListener("keydown", (event) => walk(places, event));
  show();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Shows the pages, or the map of the site without a query or results. Returns the sentence that describes the result.
 */
function showFindings({ form, field, results, map }: SearchPlaces, findings: Findings | undefined): string {
  const { pages = [], words = new Map(), isPartial = false } = findings ?? {};
  const { one = "", many = "", none = "", partial = "", countOne = "", countMany = "" } = results.dataset;
  const fillIn = (sentence: string) =>
    sentence.replace("{count}", String(pages.length)).replace("{query}", () => field.value.trim());
  const sentence = findings ? fillIn(pages.length === 0 ? none : pages.length === 1 ? one : many) : "";

  results.hidden = !findings;
  map.hidden = pages.length > 0;
  write(results, "h2", sentence);
  write(form, ".unit", pages.length === 0 ? "" : fillIn(pages.length === 1 ? countOne : countMany));
  write(results, ".search-note", isPartial && pages.length > 0 ? partial : "");
  const wayOut = results.querySelector<HTMLElement>(".search-none");
  if (wayOut) wayOut.hidden = pages.length > 0;
  drawResults(results, pages, words);
  return sentence;
}

function write(place: HTMLElement, selector: string, text: string): void {
  const element = place.querySelector<HTMLElement>(selector);
  if (element) element.textContent = text;
}

/** After a pause in typing, because announcements in the middle of a word would disturb. */
const pauseMs = 600;

function createAnnouncer(results: HTMLElement): (sentence: string) => void {
  const status = results.parentElement?.querySelector("[role=status]");
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (sentence) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (status) status.textContent = sentence;
    }, pauseMs);
  };
}

/** The arrows go from the field to the titles, from one to the next, and back. */
function walk({ field, results }: SearchPlaces, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [field, ...results.querySelectorAll<HTMLElement>("h3 a")];
  const here = stops.indexOf(event.target as HTMLElement);
  if (step === undefined || here < 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    return;
  const next = stops[here + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
