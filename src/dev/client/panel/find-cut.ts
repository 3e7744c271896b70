import { overlap } from "./pick-spot.ts";

/**
 * Why a text is cut off: by a clipping box, or by the side of the page (`outside`). `hidden`: it is hidden on purpose.
 */
export type Cut = "cut" | "outside" | "hidden";

/** Tolerance for slanted letters and rounding. */
const slackPx = 2;
/** The box of a line is higher than its letters: this part of the height may be cut off. */
const slackOfLine = 0.3;

/**
 * Returns how lines of `element` are cut off. Undefined if they are not, or if a reader can scroll to them. `boxes` are
 * the boxes of the lines, in viewport coordinates.
 */
export function findCut(element: Element, boxes: readonly DOMRect[], page: Document): Cut | undefined {
  for (const clip of clipsOf(element)) {
    if (clip.isScrolled) return undefined;
    const { box, style } = clip;
    // Text for screen readers only, or collapsed.
    if (box.width <= slackPx || box.height <= slackPx) return "hidden";
    const seen = boxes.filter((line) => overlap(line, box));
    // A slide, or a collapsed part.
    if (seen.length === 0) return "hidden";
    const isMeant = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
    const isCut = seen.length < boxes.length || seen.some((line) => sticksOut(line, box));
    if (isCut) return isMeant ? undefined : "cut";
  }
  const { clientWidth } = page.documentElement;
  const isOutside = boxes.some(
    ({ left, right }) =>
      (left < clientWidth && right > clientWidth + slackPx) || (right > 0 && left < -slackPx),
  );
  return isOutside ? "outside" : undefined;
}

type Clip = {
  readonly box: DOMRect;
  readonly style: CSSStyleDeclaration;
  /** Readers can scroll to content outside of it. */
  readonly isScrolled: boolean;
};

/** The boxes around `element` that clip it, from the inside out. */
function* clipsOf(element: Element): Generator<Clip> {
  let isFree = false;
  for (let box: Element | null = element; box?.parentElement; box = box.parentElement) {
    const style = getComputedStyle(box);
    const { overflowX, overflowY, position } = style;
    // An element positioned relative to an outer box is not clipped by the boxes in between.
    if (isFree && position === "static") continue;
    isFree = position === "absolute";
    if (box.localName === "body") return;
    const overflow = `${overflowX} ${overflowY}`;
    const isScrolled = /auto|scroll/.test(overflow);
    if (isScrolled || /hidden|clip/.test(overflow))
      yield { box: box.getBoundingClientRect(), style, isScrolled };
    if (position === "fixed") return;
  }
}

function sticksOut(line: DOMRect, box: DOMRect): boolean {
  const slackY = line.height * slackOfLine;
  return (
    line.left < box.left - slackPx ||
    line.right > box.right + slackPx ||
    line.top < box.top - slackY ||
    line.bottom > box.bottom + slackY
  );
}
