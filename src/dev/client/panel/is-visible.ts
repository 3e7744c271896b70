/** Anything less opaque counts as invisible. */
const leastOpacity = 0.05;

/** False for an element that is not drawn: collapsed, hidden or fully transparent. */
export function isVisible(element: Element): boolean {
  if (getComputedStyle(element).visibility !== "visible") return false;
  // Safari supports it from 17.4 on.
  if (typeof element.checkVisibility === "function" && !element.checkVisibility()) return false;
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    if (Number(getComputedStyle(box).opacity) < leastOpacity) return false;
  }
  return true;
}
