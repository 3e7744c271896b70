import type { Place } from "./place.ts";

/** Words of the page in the author’s hands: as they are written in the file, in the place of those that are typeset. */
export type HeldWords = {
  /** Holds these words and nothing else. */
  readonly element: HTMLElement;
  /** What no newer page may touch meanwhile. */
  readonly kept: Element;
  /** Puts back what stood there. */
  restore(): void;
};

/** The name of the element that holds a part of a text while it is edited: no style of a page is made for it. */
const wrapper = "site-dev-words";

export function holdWords({ element, shows }: Place, text: string): HeldWords {
  if (shows.kind !== "part") {
    // The same nodes come back: a component that has drawn them still knows them.
    const before = [...element.childNodes];
    element.replaceChildren(text);
    return { element, kept: element, restore: () => element.replaceChildren(...before) };
  }
  const { range } = shows;
  const before = [...element.childNodes].map((node) => node.cloneNode(true));
  const held = document.createElement(wrapper);
  range.deleteContents();
  held.append(text);
  range.insertNode(held);
  return { element: held, kept: element, restore: () => element.replaceChildren(...before) };
}
