import { isVisible } from "./is-visible.ts";

/** Each line is tested at this many points, or at this distance in px when it is short. */
const mostPoints = 12;
const leastStepPx = 8;

/** True when something visible lies over a line of `element`. `line` is its box, in viewport coordinates. */
export function isCovered(element: Element, line: DOMRect): boolean {
  const step = Math.max(leastStepPx, line.width / mostPoints);
  const y = line.top + line.height / 2;
  for (let x = line.left + step / 2; x < line.right; x += step) {
    if (isCoveredAt(element, x, y)) return true;
  }
  return false;
}

function isCoveredAt(element: Element, x: number, y: number): boolean {
  const stack = element.ownerDocument.elementsFromPoint(x, y);
  const own = stack.findIndex((other) => other.contains(element) || element.contains(other));
  return stack
    .slice(0, Math.max(own, 0))
    .some((other) => isSeenAt(other, x, y) && !staysInView(other, element));
}

const pictures = new Set(["img", "video", "canvas", "iframe", "object", "embed"]);

/** True when `element` shows something at this point: a picture, a background or a letter. */
function isSeenAt(element: Element, x: number, y: number): boolean {
  if (!isVisible(element)) return false;
  // A drawing covers only the points of its strokes and shapes.
  if ("ownerSVGElement" in element) return element.ownerSVGElement !== null;
  if (pictures.has(element.localName)) return true;
  const { backgroundColor, backgroundImage } = getComputedStyle(element);
  return backgroundImage !== "none" || opacityOf(backgroundColor) > 0.5 || hasLetterAt(element, x, y);
}

/** For a computed colour: `rgb(0, 0, 0)`, `rgba(0, 0, 0, 0.5)`, `oklch(0.5 0.1 20 / 0.5)`. */
function opacityOf(colour: string): number {
  const alpha = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(colour);
  return alpha === null ? 1 : Number(alpha[1] ?? alpha[2]);
}

function hasLetterAt(element: Element, x: number, y: number): boolean {
  const range = element.ownerDocument.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== node.TEXT_NODE || node.nodeValue?.trim() === "") return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom,
    );
  });
}

/** A fixed menu covers each line only briefly while the page scrolls. */
function staysInView(element: Element, text: Element): boolean {
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    if (box.contains(text)) return false;
    if (/fixed|sticky/.test(getComputedStyle(box).position)) return true;
  }
  return false;
}
