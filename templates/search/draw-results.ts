import { excerptPage, type Piece } from "./excerpt-page.ts";
import type { IndexedPage } from "./search-index.ts";

/** As many as fit in a window: they are drawn at once, the others later. */
const firstDrawn = 6;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Replaces the list of results by these pages, best first. */
export function drawResults(
  results: HTMLElement,
  pages: readonly IndexedPage[],
  words: ReadonlyMap<string, number>,
): void {
  const list = results.querySelector("ol");
  const model = results.querySelector("template");
  if (!list || !model) return;
  const home = results.dataset.home ?? "";
  const draw = (page: IndexedPage) => drawResult(model, page, words, home);
  const drawFrom = (place: number) => {
    list.append(...pages.slice(place, place + firstDrawn).map(draw));
    if (place + firstDrawn < pages.length) timer = setTimeout(drawFrom, 0, place + firstDrawn);
  };
  clearTimeout(timer);
  list.replaceChildren();
  drawFrom(0);
}

/** One result, from the model that the page holds. `home` is the address of the home page. */
function drawResult(
  model: HTMLTemplateElement,
  page: IndexedPage,
  words: ReadonlyMap<string, number>,
  home: string,
): DocumentFragment {
  const result = model.content.cloneNode(true) as DocumentFragment;
  const { title, passage, sections } = excerptPage(page, words);
  const address = home.replace(/\/$/, "") + page.route;
  const link = result.querySelector("a");
  if (link) link.href = address;
  result.querySelector(".search-kind")?.append(page.kind);
  link?.replaceChildren(...mark(title));
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
