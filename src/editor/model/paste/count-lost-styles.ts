import type { Element, Parents, Text } from "hast";
import { attribute, hasClass, isElement, noteMark, styleOf } from "./elements.ts";
import type { LossCount } from "./losses.ts";

/**
 * Counts styles that are lost: colours, fonts, highlights, underlines, and centred or right-aligned paragraphs.
 * Programs write the style of every word, so the style of most words is no loss.
 */
export function countLostStyles(parts: readonly Parents[], losses: LossCount): void {
  const runs = parts.flatMap((part) => [...runsIn(part, [])]);
  const plain = runs.filter(({ above }) => !above.some(isSetApart));
  // Text without a colour is black. Text without a font may get one from a style sheet, so it does not count.
  const colours = countOdd(plain, colourOf, usual);
  const fonts = countOdd(plain, fontOf, undefined);
  if (colours > 0) losses.add("colours", colours);
  if (fonts > 0) losses.add("fonts", fonts);
  const owners = (of: (node: Element) => boolean) => new Set(plain.map(({ above }) => above.find(of)));
  const add = (kind: "highlights" | "underlines" | "alignments", found: Set<Element | undefined>) => {
    found.delete(undefined);
    if (found.size > 0) losses.add(kind, found.size);
  };
  add("highlights", owners(isHighlit));
  add("underlines", owners(isUnderlined));
  const inRows = (above: readonly Element[]) => above.some((each) => isElement(each, "td", "th"));
  add("alignments", new Set(plain.map(({ above }) => (inRows(above) ? undefined : above.find(isAligned)))));
}

/** A text and the elements around it, the nearest first. */
type Run = { readonly text: Text; readonly above: readonly Element[] };

function* runsIn(parent: Parents, above: readonly Element[]): Generator<Run> {
  for (const child of parent.children) {
    if (child.type === "text" && child.value.trim() !== "") yield { text: child, above };
    if (child.type === "element") yield* runsIn(child, [child, ...above]);
  }
}

/** True for elements that the site styles itself. */
function isSetApart(node: Element): boolean {
  return isElement(node, "a", "code", "pre", "h1", noteMark);
}

/** Counts the styles other than the one of most words. */
function countOdd(
  runs: readonly Run[],
  read: (node: Element) => string,
  otherwise: string | undefined,
): number {
  const lengths = new Map<string, number>();
  for (const { text, above } of runs) {
    const look = above.map(read).find((each) => each !== "") ?? otherwise;
    if (look !== undefined) lengths.set(look, (lengths.get(look) ?? 0) + text.value.trim().length);
  }
  const [main] = [...lengths].sort(([, a], [, b]) => b - a)[0] ?? [];
  return [...lengths.keys()].filter((look) => look !== usual && look !== main).length;
}

const usual = "usual";

function colourOf(node: Element): string {
  const colour = styleOf(node, "color") || attribute(node, "color").toLowerCase();
  if (colour === "" || colour === "inherit") return "";
  return /^(?:auto|black|windowtext|currentcolor|initial|var\(.*)$/.test(colour) || isDark(colour)
    ? usual
    : colour;
}

/** True for black and dark greys, the usual colours of text. */
function isDark(colour: string): boolean {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/
    .exec(colour)
    ?.slice(1)
    .map((each) => Number.parseInt(each, 16));
  const parts = hex ?? (colour.startsWith("rgb") ? (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number) : []);
  return parts.length === 3 && Math.max(...parts) < 90 && Math.max(...parts) - Math.min(...parts) < 24;
}

function fontOf(node: Element): string {
  const family = styleOf(node, "font-family") || attribute(node, "face").toLowerCase();
  const first = (family.split(",")[0] ?? "").replace(/["']/g, "").trim();
  return /^(?:symbol|wingdings|inherit|initial|var\()/.test(first) ? "" : first;
}

function isHighlit(node: Element): boolean {
  if (isElement(node, "mark")) return true;
  if (!isElement(node, "span", "font")) return false;
  const colour =
    styleOf(node, "mso-highlight") || styleOf(node, "background-color") || styleOf(node, "background");
  return !/^(?:$|transparent|white|none|initial|inherit|#f{3}(?:f{3})?\b|rgba?\(255, ?255, ?255|rgba\(.*, ?0\))/.test(
    colour,
  );
}

function isUnderlined(node: Element): boolean {
  if (isElement(node, "u")) return !/none/.test(styleOf(node, "text-decoration"));
  const line = styleOf(node, "text-decoration") || styleOf(node, "text-decoration-line");
  return isElement(node, "span", "font") && line.includes("underline");
}

function isAligned(node: Element): boolean {
  const side = styleOf(node, "text-align") || attribute(node, "align").toLowerCase();
  return (
    isElement(node, "p", "div", "center") &&
    !hasClass(node, /^MsoCaption$/) &&
    /^(?:center|right|end)$/.test(side)
  );
}
