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
  if (typeof document.caretPositionFromPoint === "function") {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
