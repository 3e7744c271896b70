import { findCut } from "./find-cut.ts";
import { isCovered } from "./is-covered.ts";
import { isVisible } from "./is-visible.ts";
import { selectorOf } from "./selector-of.ts";

/** A text that is not fully readable, and why. `target` is a selector for its element. */
export type CrampedText = {
  readonly how: "covered" | "cut" | "outside";
  readonly text: string;
  readonly target: string;
};

/** The number of lines tested without a pause. */
const linesAtOnce = 40;

/**
 * Finds the texts of `page` that something covers, a box cuts off, or that stick out at its sides. Scrolls the page,
 * and calls `rest` now and then, which may throw to end the search.
 */
export async function readCrampedTexts(
  page: Document,
  rest: () => Promise<void>,
): Promise<readonly CrampedText[]> {
  const view = page.defaultView;
  if (view === null) return [];
  settle(page);
  const found = new Map<Element, CrampedText["how"]>();
  let lines = 0;
  for (const text of textsOf(page)) {
    const element = text.parentElement;
    if (element === null || found.has(element) || !isVisible(element)) continue;
    const boxes = boxesOf(text);
    lines += boxes.length;
    const how = findCut(element, boxes, page) ?? findCovered(text, element, view);
    if (how !== undefined && how !== "hidden") found.set(element, how);
    if (lines < linesAtOnce) continue;
    lines = 0;
    await rest();
  }
  return [...found].map(([element, how]) => ({
    how,
    text: quote(element.textContent ?? ""),
    target: selectorOf(element),
  }));
}

/** Stops animations, and makes elements that let clicks through detectable at a point. */
function settle(page: Document): void {
  const style = page.createElement("style");
  style.textContent =
    "* { pointer-events: auto !important; transition: none !important; scroll-behavior: auto !important }";
  page.head.append(style);
  for (const animation of page.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    if (animation.timeline === page.timeline && typeof endTime === "number" && Number.isFinite(endTime))
      animation.finish();
  }
}

const withoutReaders = "script, style, noscript, template, option, textarea, site-dev-notes";

function textsOf(page: Document): readonly Text[] {
  // 4 is NodeFilter.SHOW_TEXT.
  const walker = page.createTreeWalker(page.body, 4);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isBlank = node.nodeValue?.trim() === "";
    if (!isBlank && node.parentElement?.closest(withoutReaders) === null) texts.push(node as Text);
  }
  return texts;
}

/** One box per line, in viewport coordinates at the current scroll position. */
function boxesOf(text: Text): readonly DOMRect[] {
  const range = text.ownerDocument.createRange();
  range.selectNodeContents(text);
  return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
}

function findCovered(text: Text, element: Element, view: Window): "covered" | undefined {
  const { length } = boxesOf(text);
  for (let index = 0; index < length; index += 1) {
    const box = boxesOf(text)[index];
    if (box === undefined) return undefined;
    // `elementFromPoint` finds only what is inside the viewport.
    const isInView = box.top >= 0 && box.bottom <= view.innerHeight;
    if (!isInView) view.scrollTo(0, view.scrollY + box.top - view.innerHeight / 3);
    const scrolled = isInView ? box : boxesOf(text)[index];
    if (scrolled !== undefined && isCovered(element, scrolled)) return "covered";
  }
  return undefined;
}

const longest = 60;

function quote(text: string): string {
  const words = text.trim().replace(/\s+/g, " ");
  return words.length <= longest ? words : `${words.slice(0, longest - 1).trimEnd()}…`;
}
