import type { RootContent } from "mdast";
import type { BodyPart } from "../../model/model.ts";
import { type Markup, markup } from "./code-markup.ts";
import { toHtmlFacts, toHtmlPart } from "./html-facts.ts";
import type { WrittenHtml } from "./write-html.ts";

/** A part that is not HTML, before the parts inside it are known. */
export type Part =
  | Omit<Extract<BodyPart, { kind: "directive" }>, "parts">
  | Extract<BodyPart, { kind: "image" }>;

/** Marks the place of a part in the tree, so that the whole body is compiled at once. */
export function placePart(parts: Part[], part: Part, children: readonly RootContent[]): Markup {
  parts.push(part);
  return markup("site-part", { dataAt: parts.length - 1 }, [
    ...children,
    markup("site-part", { dataAt: "end" }),
  ]);
}

/**
 * Splits HTML at the marks of parts. Throws when the marks do not match, which is a bug: raw HTML is removed before, so
 * only our own marks have this name.
 */
export function splitParts({ html, facts }: WrittenHtml, parts: readonly Part[]): readonly BodyPart[] {
  const root: BodyPart[] = [];
  const open: { readonly part: Part | undefined; readonly inside: BodyPart[] }[] = [
    { part: undefined, inside: root },
  ];
  let from = 0;
  let written = 0;
  // Spaces beside an image within a line separate words, so they stay.
  let isAfterLine = false;
  const addHtml = (to: number, isBeforeLine: boolean) => {
    const first = written;
    while ((facts[written]?.at ?? to) < to) written += 1;
    const whole = html.slice(from, to);
    const start = isAfterLine ? whole : whole.trimStart();
    const piece = isBeforeLine ? start : start.trimEnd();
    if (piece !== "") open.at(-1)?.inside.push(toHtmlPart(piece, toHtmlFacts(facts.slice(first, written))));
  };
  for (const { 0: tag, 1: number, index } of html.includes("<site-part") ? html.matchAll(mark) : []) {
    const begun = number === undefined ? undefined : parts[Number(number)];
    addHtml(index, isInLine(begun));
    isAfterLine = false;
    from = index + tag.length;
    if (number !== undefined) {
      open.push({ part: begun, inside: [] });
      continue;
    }
    const { part, inside } = open.pop() ?? {};
    if (part === undefined || inside === undefined)
      throw new Error(`No part is open at offset ${index} of the HTML.`);
    isAfterLine = isInLine(part);
    open.at(-1)?.inside.push(part.kind === "image" ? part : { ...part, parts: inside });
  }
  if (open.length > 1) throw new Error("A part never ends.");
  addHtml(html.length, false);
  return root;
}

function isInLine(part: Part | undefined): boolean {
  return part?.kind === "image" && part.isInLine === true;
}

// The pattern needs both "<" and a quotation mark: texts contain no bare "<", and attributes no bare quotation mark.
const mark = /<site-part data-at="(?:(\d+)">|end"><\/site-part><\/site-part>)/g;
