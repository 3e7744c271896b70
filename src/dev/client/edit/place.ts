import type { FieldOnPage } from "../../../edit/protocol.ts";

/** Where the page shows a field. */
export type Place = {
  readonly field: FieldOnPage;
  /** The element whose words these are, the first one of a Markdown text, or the one with the attribute. */
  readonly element: HTMLElement;
  readonly shows:
    | { readonly kind: "whole" }
    /** Some of the words of `element`. */
    | { readonly kind: "part"; readonly range: Range }
    | { readonly kind: "attribute"; readonly name: string }
    /** A Markdown text, by the elements that it consists of. */
    | { readonly kind: "text"; readonly elements: readonly HTMLElement[] };
};

/** Where the place is seen in the window: one box for each line, where it is a part of a text. */
export function boxesOf({ element, shows }: Place): readonly DOMRect[] {
  switch (shows.kind) {
    case "part":
      return visible([...shows.range.getClientRects()]);
    case "text":
      return visible(shows.elements.map((part) => part.getBoundingClientRect()));
    case "attribute":
      return visible([element.getBoundingClientRect()]);
    case "whole": {
      const words = element.ownerDocument.createRange();
      words.selectNodeContents(element);
      const boxes = visible([...words.getClientRects()]);
      return boxes.length > 0 ? boxes : visible([element.getBoundingClientRect()]);
    }
  }
}

/** The box round all of it. Undefined where it is not seen. */
export function boxOf(place: Place): DOMRect | undefined {
  const boxes = boxesOf(place);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Texts for screen readers alone are cut to a sign of their own size. */
function visible(boxes: readonly DOMRect[]): readonly DOMRect[] {
  return boxes.filter(({ width, height }) => width > 1 && height > 1);
}

export function isShown(place: Place): boolean {
  const { element } = place;
  if (typeof element.checkVisibility === "function" && !element.checkVisibility()) return false;
  if (getComputedStyle(element).visibility !== "visible") return false;
  const clip = element.getBoundingClientRect();
  return clip.width > 1 && clip.height > 1 && boxesOf(place).length > 0;
}

/** The same words at the same place, after the page was brought up to date. */
export function isSamePlace(a: Place | undefined, b: Place): boolean {
  return (
    a !== undefined &&
    a.element === b.element &&
    a.shows.kind === b.shows.kind &&
    a.field.entry.id === b.field.entry.id &&
    a.field.entry.collection === b.field.entry.collection &&
    a.field.path.join("\n") === b.field.path.join("\n")
  );
}
