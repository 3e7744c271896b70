import type { Fault } from "../../faults/fault.ts";
import type { SpokenWords } from "../spoken.ts";
import { make } from "./make.ts";
import { overlap } from "./pick-spot.ts";

/** Anything less opaque counts as invisible. */
const leastOpacity = 0.05;

/** False for an element that is not drawn: collapsed, hidden or fully transparent. */
function isVisible(element: Element): boolean {
  if (getComputedStyle(element).visibility !== "visible") return false;
  // Safari supports it from 17.4 on.
  if (typeof element.checkVisibility === "function" && !element.checkVisibility()) return false;
  for (let box: Element | null = element; box !== null; box = box.parentElement) {
    if (Number(getComputedStyle(box).opacity) < leastOpacity) return false;
  }
  return true;
}

/** A text that does not fit. `target` is a selector for its element, `widths` are page widths in CSS px. */
type Overflow = CrampedText & { readonly widths: readonly number[] };

/** The result of checking the page at several widths. */
export type Overflows =
  | { readonly status: "running"; readonly width: number }
  | { readonly status: "failed" }
  | { readonly status: "found"; readonly widths: readonly number[]; readonly found: readonly Overflow[] };

/** The widths and heights of a phone, a tablet and a desktop. */
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const;

/**
 * Finds texts that do not fit in the page at three widths, one after the other, in hidden frames in `root`. Calls
 * `tell` after every step. Ends early without a result once `signal` is aborted.
 */
export async function findOverflows(
  root: ShadowRoot,
  signal: AbortSignal,
  tell: (overflows: Overflows) => void,
): Promise<void> {
  const found = new Map<string, Overflow>();
  try {
    for (const { width, height } of screens) {
      tell({ status: "running", width });
      await untilIdle();
      signal.throwIfAborted();
      for (const text of await lookAt(root, width, height, signal)) {
        const key = `${text.how} ${text.target}`;
        found.set(key, { ...text, widths: [...(found.get(key)?.widths ?? []), width] });
      }
    }
    tell({ status: "found", widths: screens.map(({ width }) => width), found: [...found.values()] });
  } catch {
    if (!signal.aborted) tell({ status: "failed" });
  }
}

/** The faults that were found. */
export function tellOverflows(overflows: Overflows | undefined, words: SpokenWords): readonly Fault[] {
  if (overflows?.status !== "found") return [];
  return overflows.found.map(({ how, text, widths, target }) => ({
    kind: "layout",
    mender: "developer",
    tag: words["overflow.tag"],
    holder: words[overflowKeys[how]]({ words: text }),
    messages: [words["overflow.widths"]({ widths })],
    spots: { show: words.show, targets: [{ selector: target }] },
    key: target,
  }));
}

const overflowKeys = {
  covered: "overflow.covered",
  cut: "overflow.cut",
  outside: "overflow.outside",
} as const;

async function lookAt(
  root: ShadowRoot,
  width: number,
  height: number,
  signal: AbortSignal,
): Promise<readonly CrampedText[]> {
  const frame = make("iframe", {
    src: location.pathname + location.search,
    width: String(width),
    height: String(height),
    inert: true,
    "aria-hidden": "true",
    // Its scripts may lay the page out, but must not navigate the outer page or open dialogs.
    sandbox: "allow-same-origin allow-scripts",
  });
  try {
    await new Promise((resolve, reject) => {
      frame.addEventListener("load", resolve, { once: true });
      signal.addEventListener("abort", reject, { once: true });
      root.append(frame);
    });
    const page = frame.contentDocument;
    if (page === null) throw new Error("the frame holds a page of another origin");
    await page.fonts.ready;
    return await readCrampedTexts(page, async () => {
      await untilIdle();
      signal.throwIfAborted();
    });
  } finally {
    frame.remove();
  }
}

/** Settles once the browser is idle. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (globalThis.requestIdleCallback === undefined) setTimeout(resolve, 50);
    else requestIdleCallback(resolve, { timeout: 1000 });
  });
}

/**
 * Why a text is cut off: by a clipping box, or by the side of the page (`outside`). `hidden`: it is hidden on purpose.
 */
type Cut = "cut" | "outside" | "hidden";

/** Tolerance for slanted letters and rounding. */
const slackPx = 2;
/** The box of a line is higher than its letters: this part of the height may be cut off. */
const slackOfLine = 0.3;

/**
 * Returns how lines of `element` are cut off. Undefined if they are not, or if a reader can scroll to them. `boxes` are
 * the boxes of the lines, in viewport coordinates.
 */
function findCut(element: Element, boxes: readonly DOMRect[], page: Document): Cut | undefined {
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

/** A text that is not fully readable, and why. `target` is a selector for its element. */
type CrampedText = {
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
async function readCrampedTexts(page: Document, rest: () => Promise<void>): Promise<readonly CrampedText[]> {
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

/** A selector for one element: a path from the nearest ancestor with an id. */
function selectorOf(element: Element): string {
  if (element.id !== "") return `#${CSS.escape(element.id)}`;
  const { parentElement: parent, localName } = element;
  if (parent === null || localName === "body") return localName;
  const alike = [...parent.children].filter((other) => other.localName === localName);
  const step = alike.length === 1 ? localName : `${localName}:nth-of-type(${alike.indexOf(element) + 1})`;
  return `${selectorOf(parent)} > ${step}`;
}

/** Each line is tested at this many points, or at this distance in px when it is short. */
const mostPoints = 12;
const leastStepPx = 8;

/** True when something visible lies over a line of `element`. `line` is its box, in viewport coordinates. */
function isCovered(element: Element, line: DOMRect): boolean {
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
