import type { Place } from "./place.ts";

/** The source text of a field, shown in place of its typeset words while it is edited. */
export type HeldWords = {
  /** Contains the source text alone. */
  readonly element: HTMLElement;
  /** Restores the typeset words. */
  restore(): void;
};

/**
 * Replaces the words of a place by their source text, in an element of its own. The heading or link around it stays as it is,
 * and no style of a page applies to the new element itself.
 */
export function holdWords({ element, shows }: Place, text: string): HeldWords {
  const held = document.createElement("site-dev-words");
  held.append(text);
  if (shows.kind !== "part") {
    // The same nodes return, because a component of the page may refer to them.
    const before = [...element.childNodes];
    element.replaceChildren(held);
    return { element: held, restore: () => element.replaceChildren(...before) };
  }
  const { range } = shows;
  const before = [...element.childNodes].map((node) => node.cloneNode(true));
  range.deleteContents();
  range.insertNode(held);
  return { element: held, restore: () => element.replaceChildren(...before) };
}
