import { addressOf } from "../address-in-script.ts";
import { excerptPage, type Piece } from "./excerpt-page.ts";
import { createFinder, type FoundPages } from "./find-pages.ts";
import type { IndexedPage, LazySearchData } from "./search-index.ts";
import type { WordForms } from "./terms.ts";

/** The elements of the search page. */
export type SearchPlaces = {
  readonly form: HTMLFormElement;
  readonly field: HTMLInputElement;
  readonly results: HTMLElement;
  /** What the page shows where no results are, such as a list of all pages. */
  readonly others: HTMLElement | null;
};

/** Answers the query in the field within the same frame. */
export async function answer(places: SearchPlaces, data: LazySearchData, forms: WordForms): Promise<void> {
  const { form, field, results } = places;
  const pages = data.pages();
  await nextTask();
  const find = await createFinder({ pages, index: data.index() }, forms, nextTask);
  const announce = createAnnouncer(results);
  const show = () => announce(showFoundPages(places, find(field.value)));
  keepQuery(form, field, show);
  field.addEventListener("input", show);
  for (const place of [field, results]) place.addEventListener("keydown", (event) => walk(places, event));
  show();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Shows the pages, or the others without a query or results. Returns the sentence that describes the result. */
function showFoundPages(
  { form, field, results, others }: SearchPlaces,
  findings: FoundPages | undefined,
): string {
  const { pages = [], words = new Map(), isPartial = false } = findings ?? {};
  const { one = "", many = "", none = "", partial = "", countOne = "", countMany = "" } = results.dataset;
  const fillIn = (sentence: string) =>
    sentence.replace("{count}", String(pages.length)).replace("{query}", () => field.value.trim());
  const sentence = findings ? fillIn(pages.length === 0 ? none : pages.length === 1 ? one : many) : "";

  results.hidden = !findings;
  if (others) others.hidden = pages.length > 0;
  write(results, "h2", sentence);
  write(form, ".search-count", pages.length === 0 ? "" : fillIn(pages.length === 1 ? countOne : countMany));
  write(results, ".search-note", isPartial && pages.length > 0 ? partial : "");
  const wayOut = results.querySelector<HTMLElement>(".search-none");
  if (wayOut) wayOut.hidden = pages.length > 0;
  drawResults(results, pages.slice(0, mostDrawn), words);
  return sentence;
}

function write(place: HTMLElement, selector: string, text: string): void {
  const element = place.querySelector<HTMLElement>(selector);
  if (element) element.textContent = text;
}

/** As many as fit in a window: they are drawn at once, the others later. */
const firstDrawn = 6;
/** Who has read so many types another word. */
const mostDrawn = 50;
let drawing: ReturnType<typeof setTimeout> | undefined;

/** Replaces the list of results by these pages, best first. */
function drawResults(
  results: HTMLElement,
  pages: readonly IndexedPage[],
  words: ReadonlyMap<string, number>,
): void {
  const list = results.querySelector("ol");
  const model = results.querySelector("template");
  if (!list || !model) return;
  const drawFrom = (place: number) => {
    const next = pages.slice(place, place + firstDrawn);
    list.append(...next.map((page) => drawResult(model, page, words)));
    if (place + firstDrawn < pages.length) drawing = setTimeout(drawFrom, 0, place + firstDrawn);
  };
  clearTimeout(drawing);
  list.replaceChildren();
  drawFrom(0);
}

/** One result, from the model that the page holds. */
function drawResult(
  model: HTMLTemplateElement,
  page: IndexedPage,
  words: ReadonlyMap<string, number>,
): DocumentFragment {
  const result = model.content.cloneNode(true) as DocumentFragment;
  const { title, passage, sections } = excerptPage(page, words);
  const address = addressOf(page.route);
  const link = result.querySelector("a");
  if (link) link.href = address;
  link?.replaceChildren(...mark(title));
  const kind = result.querySelector(".search-kind");
  if (page.kind === "") kind?.remove();
  else kind?.append(page.kind);
  result.querySelector(".search-passage")?.append(...mark(passage));
  const list = result.querySelector("ul");
  list?.append(
    ...sections.map(({ anchor, heading }) => drawSection(`${address}#${encodeURI(anchor)}`, heading)),
  );
  if (list) list.hidden = sections.length === 0;
  return result;
}

function drawSection(address: string, heading: readonly Piece[]): HTMLElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = address;
  link.append(...mark(heading));
  item.append(link);
  return item;
}

function mark(pieces: readonly Piece[]): readonly (Node | string)[] {
  return pieces.map(({ text, isFound }) => {
    if (!isFound) return text;
    const found = document.createElement("mark");
    found.textContent = text;
    return found;
  });
}

/** After a pause in typing, because announcements in the middle of a word would disturb. */
const announceMs = 600;

function createAnnouncer(results: HTMLElement): (sentence: string) => void {
  const status = results.parentElement?.querySelector("[role=status]");
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (sentence) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (status) status.textContent = sentence;
    }, announceMs);
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

/** Browsers limit how often the address may change. */
const keepMs = 400;

/**
 * Keeps the query in the address, so that a search can be shared and returned to: one history entry for each search,
 * not for each letter. `show` is called when the visitor goes through the history.
 */
function keepQuery(form: HTMLFormElement, field: HTMLInputElement, show: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A search ends when it is submitted, when a result is opened, and when the visitor returns to it.
  let isEnded = true;
  const keep = () => {
    clearTimeout(timer);
    const query = field.value.trim();
    // Compared with the query alone: the rest of the address depends on the host and on who linked here.
    if (query === readQuery().trim()) return;
    const address = query === "" ? form.action : `${form.action}?${new URLSearchParams({ q: query })}`;
    if (isEnded) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    isEnded = false;
  };
  const end = () => {
    keep();
    isEnded = true;
  };
  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, keepMs);
  };

  field.addEventListener("input", keepSoon);
  // Text typed before this script ran.
  keepSoon();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    end();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) end();
  });
  addEventListener("popstate", () => {
    clearTimeout(timer);
    isEnded = true;
    field.value = readQuery();
    show();
  });
}

/** The query in the address. */
function readQuery(): string {
  return new URLSearchParams(location.search).get("q") ?? "";
}
