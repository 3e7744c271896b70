/** What cuts a text: a box that clips it, or the side of the page. `hidden`: nobody is meant to see it there. */
export type Cut = "cut" | "outside" | "hidden";

/** Letters of slanted fonts, and rounding. */
const slackPx = 2;
/** The box of a line is higher than its letters: so much of it may be lost. */
const slackOfLine = 0.3;

/** Tells whether lines of `element` are cut off. `boxes` are those of the lines, in the view. */
export function findCut(element: Element, boxes: readonly DOMRect[], page: Document): Cut | undefined {
  for (const clip of clipsOf(element)) {
    if (clip.isScrolled) return undefined;
    const { box, style } = clip;
    // What is there for screen readers only, or folded away.
    if (box.width <= slackPx || box.height <= slackPx) return "hidden";
    const seen = boxes.filter((line) => doMeet(line, box));
    // A slide, or a part that is folded up.
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
  /** Readers can bring what is outside of it into view. */
  readonly isScrolled: boolean;
};

/** The boxes around `element` that clip it, from the inside out. */
function* clipsOf(element: Element): Generator<Clip> {
  let isFree = false;
  for (let box: Element | null = element; box?.parentElement; box = box.parentElement) {
    const style = getComputedStyle(box);
    const { overflowX, overflowY, position } = style;
    // What is placed by a box further out is not clipped by those in between.
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

function doMeet(a: DOMRect, b: DOMRect): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
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
