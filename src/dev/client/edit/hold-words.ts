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

/**
 * Puts the words of the file into the place. They have an element of their own: what holds them stays the heading or the link
 * that it is, and no style of a page is made for them.
 */
export function holdWords({ element, shows }: Place, text: string): HeldWords {
  const held = document.createElement("site-dev-words");
  held.append(text);
  if (shows.kind !== "part") {
    // The same nodes come back: a component that has drawn them still knows them.
    const before = [...element.childNodes];
    element.replaceChildren(held);
    return { element: held, kept: element, restore: () => element.replaceChildren(...before) };
  }
  const { range } = shows;
  const before = [...element.childNodes].map((node) => node.cloneNode(true));
  range.deleteContents();
  range.insertNode(held);
  return { element: held, kept: element, restore: () => element.replaceChildren(...before) };
}
