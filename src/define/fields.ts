import { z } from "zod";
import type { Body } from "../model/model.ts";
import { type Instant, instantForm, readInstant } from "../text/instants.ts";
import { tieShortWords } from "../text/short-words.ts";
import { typeset } from "../text/typography.ts";
import type { TextKind } from "../words/fields.ts";
import { say } from "../words/message.ts";
import { explainedBy, insertFacts, lookAtText, needFact, readLanguage, readZone } from "./check-scope.ts";
import type { Reference } from "./define.ts";
import { type MarkdownField, tag } from "./tagged-values.ts";

export type { Instant } from "../text/instants.ts";

declare module "zod" {
  interface GlobalMeta {
    /**
     * What the text of a field is: the editor’s form has a control for each kind, and `site new` and messages call it by
     * its name. A format of Zod that has the name of a kind declares it: `z.url()`, `z.email()`.
     */
    readonly kind?: TextKind;
    /** The collection that a text of the kind `entry` names an entry of. */
    readonly collection?: string;
    /** What the page itself fills in of a text: the words by which the editor shows it, by its name between braces. */
    readonly blanks?: Readonly<Record<string, string>>;
    /** The fields beside it that say the same in another way: the form offers it where none of them is given. */
    readonly "x-instead-of"?: readonly string[];
    /** True for the attributes of a directive whose component is still to be written: each text with it gets a warning. */
    readonly unwritten?: boolean;
    /** What one item of a list is, with its article, as in `a question`: the editor’s button adds one, and names items after it. */
    readonly one?: string;
  }
}

type TextOptions = {
  /**
   * Names between braces that the page itself fills in: they are not facts of the site, and stay as written. The editor
   * shows them by these words, as in `{ count: "number of pages" }`.
   */
  readonly later?: readonly string[] | Readonly<Record<string, string>>;
  /** In characters. A longer text is refused. */
  readonly most?: number;
};

/**
 * Words that readers see, with the typography of `language`, a tag such as `fr`. By default, it is the language of the
 * file. Blank text is refused. A name between braces stands for a fact of the site.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ name: text("en"), found: text("en", { later: { count: "number of pages" } }) });
 * ```
 */
export function text(language?: string, { later = [], most = Number.POSITIVE_INFINITY }: TextOptions = {}) {
  const blanks = Array.isArray(later) ? Object.fromEntries(later.map((name) => [name, name])) : later;
  const names = Object.keys(blanks);
  const words = z.string().trim().min(1);
  return (Number.isFinite(most) ? words.max(most) : words)
    .meta({ kind: "words", ...(names.length > 0 && { blanks }) })
    .transform((value, context) => typeset(insertFacts(value, context, names), language ?? readLanguage()));
}

/**
 * The words of a title: like `text`, but no line ends with a short word that belongs to the next one.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ title: title("en") });
 * ```
 */
export function title(language?: string, options?: TextOptions) {
  return text(language, options).transform((value) => tieShortWords(value, language ?? readLanguage()));
}

/**
 * The names of facts without which the group that has this field is not published: an item of a list, or the whole page
 * when the field is at the top.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ title: title("en"), needs: needs().optional() });
 * ```
 */
export function needs() {
  return z.array(z.string().transform(needFact));
}

/**
 * A day such as `2025-09-01`, kept as text: a calendar date has no time zone. ISO 8601; a day that the calendar lacks
 * is refused.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ title: title("en"), since: calendarDate() });
 * ```
 */
export function calendarDate() {
  return z.iso.date();
}

/**
 * A moment such as `2015-05-28 23:23:39 -0500` or, as RFC 3339 writes it, `2015-05-28T23:23:39Z`. Without an offset it
 * is what clocks show in `zone`, by default the time zone of the site; a time that they skip, or show twice, is refused.
 * Its output is an `Instant`.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ title: title("en"), starts: instant({ zone: "Europe/Paris" }) });
 * ```
 */
export function instant({ zone }: { readonly zone?: string } = {}) {
  return z
    .stringFormat("instant", instantForm)
    .meta({ examples: ["2026-01-15 09:00"] })
    .transform((value, context): Instant => {
      const read = readInstant(value, zone ?? readZone());
      if (!("fault" in read)) return read;
      context.addIssue({ code: "custom", params: explainedBy(explainInstant(read, zone ?? readZone())) });
      return z.NEVER;
    });
}

function explainInstant(read: Extract<ReturnType<typeof readInstant>, { fault: unknown }>, zone: string) {
  switch (read.fault) {
    case "twice":
      return { rule: say("rule.instant-twice", { zone }), hint: say("rule.instant-twice.hint", read) };
    case "skipped":
      return { rule: say("rule.instant-skipped", { zone }), hint: say("rule.instant-skipped.hint") };
    default:
      return { rule: say("rule.instant-day"), hint: say("rule.instant-day.hint") };
  }
}

/**
 * A colour such as `"#2a4f6e"`, kept as text: six hexadecimal digits, in quotes, since YAML reads `#` as a comment.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ title: title("en"), accent: colour() });
 * ```
 */
export function colour() {
  return z.stringFormat("colour", /^#[0-9a-fA-F]{6}$/).meta({ examples: ["#000000"] });
}

/**
 * A duration such as `P3M`, kept as text: ISO 8601, as in `P1Y6M`, `P2W` or `PT45M`. The editor’s form takes it in words.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ title: title("en"), warranty: duration() });
 * ```
 */
export function duration() {
  return z.iso.duration().meta({ examples: ["P1M"] });
}

/**
 * The id of an entry of another collection. The build checks that it exists before templates see it. Its output is a
 * `Reference`, which the other collection’s `get` takes.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ author: reference("authors"), related: z.array(reference("posts")) });
 * ```
 */
export function reference<const Name extends string>(collection: Name) {
  return z
    .string()
    .min(1)
    .meta({ kind: "entry", collection })
    .transform((id): Reference<Name> => tag("reference", { collection, id }));
}

/**
 * A field of Markdown: compiled like a body, and shown with `Prose`. Its output is a `Body`.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ name: text("en"), bio: markdown() });
 * ```
 */
export function markdown() {
  // The Markdown stage replaces the text with the compiled body before templates see it.
  return z
    .string()
    .min(1)
    .meta({ kind: "markdown" })
    .transform((value, context): Body => {
      lookAtText(value, context);
      return tag<MarkdownField>("markdown", { markdown: value }) as unknown as Body;
    });
}

/** A raster or SVG file of `content/`. The link stage checks it and makes its path relative to the project root. */
export type ImageReference = { readonly image: string };

/**
 * The path of an image: relative to the entry’s folder (`./front.jpg`), or to `content/` (`/images/front.jpg`). Its
 * output is an `ImageReference`, as `Picture` takes it.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ cover: image().optional() });
 * ```
 */
export function image() {
  return z
    .string()
    .min(1)
    .meta({ kind: "image" })
    .transform((value): ImageReference => tag("image", { image: value }));
}

/**
 * The fields that hold an entry back: `draft`, and a `date` after the day of the build.
 *
 * @example
 * ```tsx
 * const schema = z.strictObject({ title: title("en"), ...publication });
 * ```
 */
export const publication = {
  date: calendarDate(),
  draft: z.boolean().default(false),
};
