/** Where to write: at a point of the window, or at the end. */
export type Caret = { readonly x: number; readonly y: number } | "end";

/** Puts the caret into `element`, and selects nothing. */
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

/** The place in the words at a point of the window. */
export function findPoint(
  x: number,
  y: number,
): { readonly node: Node; readonly offset: number } | undefined {
  // Safari and older versions of Chrome know the second alone.
  if (typeof document.caretPositionFromPoint === "function") {
    const position = document.caretPositionFromPoint(x, y);
    return position ? { node: position.offsetNode, offset: position.offset } : undefined;
  }
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
