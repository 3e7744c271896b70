import { z } from "zod";
import type { Reference } from "./define.ts";
import type { Body } from "./model.ts";
import { tieShortWords } from "./short-words.ts";
import { type MarkdownField, tag } from "./tagged-values.ts";
import { typeset } from "./typography.ts";

/** Words that readers see, set in the typography of `language` (a tag such as `fr`). Blank ones are refused. */
export function text(language: string) {
  return z
    .string()
    .trim()
    .min(1, "must not be empty")
    .transform((value) => typeset(value, language));
}

/** Words that stand as a title: set like `text`, and no line ends on one of the short words that lead to the next. */
export function title(language: string) {
  return text(language).transform((value) => tieShortWords(value, language));
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
    .transform((value): Body => tag<MarkdownField>("markdown", { markdown: value }) as unknown as Body);
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
