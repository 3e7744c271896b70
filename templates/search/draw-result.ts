import { excerptPage, type Piece } from "./excerpt-page.ts";
import type { SearchPage } from "./search-index.ts";

/** One result, from the model that the page holds. `home` is the address of the home page. */
export function drawResult(
  model: HTMLTemplateElement,
  page: SearchPage,
  terms: readonly ReadonlySet<string>[],
  home: string,
): DocumentFragment {
  const result = model.content.cloneNode(true) as DocumentFragment;
  const { title, passage, sections } = excerptPage(page, terms);
  const address = home.replace(/\/$/, "") + page.route;
  const link = result.querySelector("a");
  if (link) link.href = address;
  result.querySelector(".search-kind")?.append(page.kind);
  link?.append(...mark(title));
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
