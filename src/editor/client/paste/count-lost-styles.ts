import { attribute, listTexts, noteMark, styleOf } from "./dom.ts";
import type { Losses } from "./losses.ts";

/**
 * Counts styles that are lost: colours, fonts, highlights, underlines, and centred or right-aligned paragraphs.
 * Programs write the style of every word, so the style of most words is no loss.
 */
export function countLostStyles(parts: readonly Node[], losses: Losses): void {
  const plain = parts
    .flatMap(listTexts)
    .filter(({ data, parentElement }) => data.trim() !== "" && !parentElement?.closest(setApart))
    .map((text): Run => ({ letters: text.data.trim().length, above: listAbove(text) }));
  // Text without a colour is black. Text without a font may get one from a style sheet, so it does not count.
  losses.add("colours", countOdd(plain, colourOf, usual));
  losses.add("fonts", countOdd(plain, fontOf, undefined));
  const count = (is: (element: Element) => boolean) =>
    new Set(plain.flatMap(({ above }) => above.find(is) ?? [])).size;
  losses.add("highlights", count(isHighlit));
  losses.add("underlines", count(isUnderlined));
  losses.add("alignments", count(isAligned));
}

/** What the site styles itself. */
const setApart = `a[href], code, pre, h1, h2, h3, h4, h5, h6, ${noteMark}`;

/** A text, and the elements around it, the nearest first. */
type Run = { readonly letters: number; readonly above: readonly Element[] };

function listAbove(node: Node): readonly Element[] {
  const above: Element[] = [];
  for (let each = node.parentElement; each; each = each.parentElement) above.push(each);
  return above;
}

/** Counts the styles other than the one of most words. */
function countOdd(
  runs: readonly Run[],
  read: (element: Element) => string,
  otherwise: string | undefined,
): number {
  const lengths = new Map<string, number>();
  for (const { letters, above } of runs) {
    const look = above.map(read).find((each) => each !== "") ?? otherwise;
    if (look !== undefined) lengths.set(look, (lengths.get(look) ?? 0) + letters);
  }
  const [main] = [...lengths].sort(([, a], [, b]) => b - a)[0] ?? [];
  return [...lengths.keys()].filter((look) => look !== usual && look !== main).length;
}

const usual = "usual";

function colourOf(element: Element): string {
  const colour = styleOf(element, "color") || attribute(element, "color").toLowerCase();
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

function fontOf(element: Element): string {
  const family = styleOf(element, "font-family") || attribute(element, "face").toLowerCase();
  const first = (family.split(",")[0] ?? "").replace(/["']/g, "").trim();
  return /^(?:symbol|wingdings|inherit|initial|var\()/.test(first) ? "" : first;
}

function isHighlit(element: Element): boolean {
  if (element.matches("mark")) return true;
  if (!element.matches("span, font")) return false;
  const colour =
    styleOf(element, "mso-highlight") ||
    styleOf(element, "background-color") ||
    styleOf(element, "background");
  return !/^(?:$|transparent|white|none|initial|inherit|#f{3}(?:f{3})?\b|rgba?\(255, ?255, ?255|rgba\(.*, ?0\))/.test(
    colour,
  );
}

function isUnderlined(element: Element): boolean {
  if (element.matches("u")) return !/none/.test(styleOf(element, "text-decoration"));
  const line = styleOf(element, "text-decoration") || styleOf(element, "text-decoration-line");
  return element.matches("span, font") && line.includes("underline");
}

function isAligned(element: Element): boolean {
  const side = styleOf(element, "text-align") || attribute(element, "align").toLowerCase();
  return (
    element.matches("p:not(.MsoCaption), div, center") &&
    /^(?:center|right|end)$/.test(side) &&
    !element.closest("td, th")
  );
}
