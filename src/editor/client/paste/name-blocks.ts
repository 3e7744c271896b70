import { attribute, blocks, headings, isBlank, isElement, make, rename, styleOf, textOf } from "./dom.ts";

/**
 * Gives headings, quotations, code and lists of terms the elements of the schema. `depth` is the one of the highest
 * headings.
 */
export function nameBlocks(parts: readonly DocumentFragment[], depth: number): void {
  for (const part of parts) {
    for (const block of part.querySelectorAll(otherBlocks)) rename(block, "div");
    for (const code of part.querySelectorAll("pre")) tidyCode(code);
    for (const list of part.querySelectorAll("dl")) tidyTerms(list);
    for (const quote of part.querySelectorAll("p[class^=MsoQuote i], p[class^=MsoIntenseQuote i]"))
      quote.replaceWith(make("blockquote", quote.cloneNode(true)));
    // Mail programs indent with a `blockquote` without a border.
    for (const quote of part.querySelectorAll("blockquote"))
      if (styleOf(quote, "border").startsWith("none")) rename(quote, "div");
    for (const quote of part.querySelectorAll("blockquote")) joinQuote(quote);
  }
  nameHeadings(parts, depth);
  // A paragraph of the schema holds no blocks.
  for (const part of parts)
    for (const paragraph of part.querySelectorAll("p"))
      if (paragraph.querySelector(blocks)) rename(paragraph, "div");
}

/** What browsers show as a block, but ProseMirror reads as words. */
const otherBlocks =
  "body, center, details, dialog, dir, html, legend, listing, main, menu, nav, optgroup, option, plaintext, search, summary, xmp, " +
  ":is(caption, tbody, thead, tfoot, tr, td, th):not(table *), :is(dd, dt):not(dl *)";

/** Keeps the lines and the language of code, and nothing else. What holds other blocks is no code. */
function tidyCode(code: Element): void {
  if (code.querySelector(`${headings}, blockquote, dl, figure, ol, pre, section, table, ul`)) {
    rename(code, "div");
    return;
  }
  for (const line of code.querySelectorAll(`br, ${blocks}`)) {
    line.before("\n");
    if (line.nextSibling instanceof Text && !line.matches("br")) line.after("\n");
  }
  const [, language] =
    /\b(?:language|lang|highlight-source|brush:)-?\s*([\w+#-]+)/.exec(classesIn(code)) ?? [];
  const fresh = make("pre", textOf(code).replace(/\r\n?/g, "\n").replace(/^\n+/, "").trimEnd());
  if (language !== undefined) fresh.setAttribute("data-language", language);
  code.replaceWith(fresh);
}

function classesIn(code: Element): string {
  const around = code.parentElement ? attribute(code.parentElement, "class") : "";
  return [
    around,
    attribute(code, "class"),
    ...[...code.querySelectorAll("code")].map((each) => attribute(each, "class")),
  ].join(" ");
}

/** Each term of a list of terms becomes an item with its explanations below it. */
function tidyTerms(terms: Element): void {
  const list = make("ul");
  for (const part of [...terms.querySelectorAll("dt, dd")].filter((each) => each.closest("dl") === terms)) {
    if (part.matches("dt") || list.lastElementChild === null) list.append(make("li"));
    list.lastElementChild?.append(make("div", ...part.childNodes));
  }
  const words = make("div", ...terms.childNodes);
  terms.replaceWith(...(isBlank(words) ? [] : [words]), list);
}

/** Joins a quotation to the one before it, because programs write one for each paragraph. */
function joinQuote(quote: Element): void {
  let before = quote.previousSibling;
  while (before instanceof Text && isBlank(before)) before = before.previousSibling;
  if (!isElement(before, "blockquote")) return;
  before.append(make("div", ...quote.childNodes));
  quote.remove();
}

/** Gives the highest headings `depth`, and the others the next depths, so that no level is skipped. */
function nameHeadings(parts: readonly DocumentFragment[], depth: number): void {
  const found = parts.flatMap((part) => [...part.querySelectorAll(`${headings}, p, [role=heading]`)]);
  const named = found.flatMap((element) => {
    const own = depthOf(element);
    if (own === undefined) return [];
    const isHeading =
      !isBlank(element) && !element.querySelector(`${headings}, blockquote, dl, li, p + p, table`);
    // Tags that were never closed can leave the rest of a page in a heading.
    if (!isHeading) rename(element, "div");
    return isHeading ? [{ element, depth: own }] : [];
  });
  const ranks = rankHeadings(
    named.map((each) => each.depth),
    depth,
  );
  for (const [at, { element }] of named.entries()) {
    for (const block of element.querySelectorAll(blocks)) block.replaceWith(" ", ...block.childNodes, " ");
    rename(element, `h${ranks[at]}`);
  }
}

/** The depth of a heading, from 1 to 6, and 0 for the title of a document. Undefined for other elements. */
function depthOf(element: Element): number | undefined {
  if (element.matches("p[class^=MsoTitle i], h1[class^=MsoTitle i], p.title, h1.title")) return 0;
  const depth =
    /^h([1-6])$/.exec(element.localName)?.[1] ??
    (element.matches("[role=heading]") ? attribute(element, "aria-level") || "2" : undefined) ??
    /^[1-6]$/.exec(styleOf(element, "mso-outline-level"))?.[0];
  return depth === undefined ? undefined : Number(depth) || 2;
}

const deepest = 6;

/** The depths that headings get in a text whose highest headings have `highest`. */
export function rankHeadings(depths: readonly number[], highest: number): readonly number[] {
  const open: number[] = [];
  return depths.map((depth) => {
    while (open.length > 0 && Number(open.at(-1)) >= depth) open.pop();
    open.push(depth);
    return Math.min(deepest, highest + open.length - 1);
  });
}
