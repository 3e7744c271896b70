import { autoUpdate, computePosition, flip, hide, offset, type Placement, shift } from "@floating-ui/dom";
import type { FieldOnPage } from "../answers.ts";
import { fieldKey } from "../model/edit.ts";

/** A place at which the page shows a field. */
export type ShownPlace = {
  readonly field: FieldOnPage;
  /** The element with the words or the attribute, or the first element of a Markdown text. */
  readonly element: HTMLElement;
  readonly shows:
    | { readonly kind: "whole" }
    /** A part of the words of `element`. */
    | { readonly kind: "part"; readonly range: Range }
    | { readonly kind: "attribute"; readonly name: string }
    /** A Markdown text, as its top-level elements. */
    | { readonly kind: "text"; readonly elements: readonly HTMLElement[] };
};

/** The visible boxes of a place in the window. A part of a text has at least one for each line. */
export function boxesOf({ element, shows }: ShownPlace): readonly DOMRect[] {
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

/** The box around all of a place. Undefined if it is not visible. */
export function boxOf(place: ShownPlace): DOMRect | undefined {
  const boxes = boxesOf(place);
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}

/** Leaves out texts for screen readers only, whose boxes are 1 pixel large. */
function visible(boxes: readonly DOMRect[]): readonly DOMRect[] {
  return boxes.filter(({ width, height }) => width > 1 && height > 1);
}

export function isShown(place: ShownPlace): boolean {
  const { element } = place;
  // Safari has it since 17.4.
  if (element.checkVisibility?.() === false) return false;
  if (getComputedStyle(element).visibility !== "visible") return false;
  const clip = element.getBoundingClientRect();
  return clip.width > 1 && clip.height > 1 && boxesOf(place).length > 0;
}

/** True if two places, from before and after an update of the page, show the same field in the same element. */
export function isSamePlace(a: ShownPlace | undefined, b: ShownPlace): boolean {
  return (
    a !== undefined &&
    a.element === b.element &&
    a.shows.kind === b.shows.kind &&
    fieldKey(a.field.entry, a.field.path) === fieldKey(b.field.entry, b.field.path)
  );
}

/** The position for the caret: a point of the window in CSS pixels, or the end. */
export type Caret = { readonly x: number; readonly y: number } | "end";

/** Puts the caret into `element`, without a selection. */
export function placeCaret(element: HTMLElement, caret: Caret): void {
  const selection = getSelection();
  if (selection === null) return;
  const found = caret === "end" ? undefined : findPoint(caret.x, caret.y);
  if (found && element.contains(found.node)) selection.collapse(found.node, found.offset);
  else {
    selection.selectAllChildren(element);
    selection.collapseToEnd();
  }
}

/** Finds the text position at a point of the window. */
export function findPoint(
  x: number,
  y: number,
): { readonly node: Node; readonly offset: number } | undefined {
  // Safari and older versions of Chrome only have `caretRangeFromPoint`.
  if (document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}

/** Restores the former value of an attribute. `null` removes it. */
export function restoreAttribute(element: Element, name: string, value: string | null): void {
  element.setAttribute(name, value ?? "");
  // Chrome keeps an empty `style` attribute after single styles were set, unless the attribute was set itself.
  if (value === null) element.removeAttribute(name);
}

/** Room for the bar at the bottom of the window and what it says, for an open sheet, and a margin, in CSS pixels. */
function roomOf(root: Node): { top: number; right: number; bottom: number; left: number } {
  const find = (what: string) =>
    root instanceof ShadowRoot ? root.querySelector<HTMLElement>(what) : undefined;
  const width = find(".sheet:not([hidden])")?.offsetWidth ?? 0;
  const said = find(".bar .status")?.getBoundingClientRect().top ?? innerHeight;
  const bottom = Math.max(64, innerHeight - said + 8);
  return { top: 8, right: 8 + (width < innerWidth ? width : 0), bottom, left: 8 };
}

/**
 * Keeps `element` beside a place while the page scrolls and changes. While the place is out of view, the element is hidden if
 * `hidesWithPlace`, and stays at the edge of the window otherwise. Returns a function that stops this.
 */
export function anchor(
  element: HTMLElement,
  place: ShownPlace,
  placement: Placement,
  hidesWithPlace = false,
): () => void {
  const reference = {
    contextElement: place.element,
    getBoundingClientRect: () => boxOf(place) ?? place.element.getBoundingClientRect(),
  };
  return autoUpdate(reference, element, () => {
    const padding = roomOf(element.getRootNode());
    void computePosition(reference, element, {
      strategy: "fixed",
      placement,
      middleware: [offset(8), flip({ padding }), shift({ padding, crossAxis: true }), hide()],
    }).then(({ x, y, middlewareData }) => {
      const isHidden = hidesWithPlace && middlewareData.hide?.referenceHidden;
      element.style.left = `${x}px`;
      element.style.top = `${y}px`;
      element.style.visibility = isHidden ? "hidden" : "";
    });
  });
}
