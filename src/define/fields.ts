import { z } from "zod";
import type { Body } from "../model/model.ts";
import { tieShortWords } from "../text/short-words.ts";
import { typeset } from "../text/typography.ts";
import type { Reference } from "./define.ts";
import { insertFacts, lookAtText } from "./fact-scope.ts";
import { type MarkdownField, tag } from "./tagged-values.ts";

type TextOptions = {
  /** Names between braces that the page itself fills in: they are no facts of the site, and stay as they are. */
  readonly later?: readonly string[];
};

/**
 * Words that readers see, set in the typography of `language` (a tag such as `fr`). Blank ones are refused. A name between
 * braces stands for a fact of the site.
 */
export function text(language: string, { later }: TextOptions = {}) {
  return z
    .string()
    .trim()
    .min(1)
    .transform((value, context) => typeset(insertFacts(value, context, later), language));
}

/** Words that stand as a title: set like `text`, and no line ends on one of the short words that lead to the next. */
export function title(language: string, options?: TextOptions) {
  return text(language, options).transform((value) => tieShortWords(value, language));
}

/** A day such as `2025-09-01`, kept as text: a calendar date has no time zone to be shifted by. */
export function calendarDate() {
  return z.iso.date();
}

/** The id of an entry of another collection, proved to exist before any template sees it. */
export function reference<const Name extends string>(collection: Name) {
  return z
    .string()
    .min(1)
    .transform((id): Reference<Name> => tag("reference", { collection, id }));
}

/** Markdown in a field: compiled like a body, and shown with `Prose`. */
export function markdown() {
  // The Markdown stage puts the compiled body in the place of the text before any template sees it.
  return z
    .string()
    .min(1)
    .transform((value, context): Body => {
      lookAtText(value, context);
      return tag<MarkdownField>("markdown", { markdown: value }) as unknown as Body;
    });
}

/** A raster or SVG file of `content/`. Its path is from the project root once the link stage has proved it. */
export type ImageReference = { readonly image: string };

/** An image file: from the entry’s folder (`./front.jpg`), or from `content/` (`/images/front.jpg`). */
export function image() {
  return z
    .string()
    .min(1)
    .transform((value): ImageReference => tag("image", { image: value }));
}

/** The two fields that hold an entry back: drafts, and dates after the day of the build. */
export const publication = {
  date: calendarDate(),
  draft: z.boolean().default(false),
};
