import { insertFacts, text, title } from "charpente";
import { z } from "zod";

/** Words that readers see, set in French typography. */
export const french = text("fr");

/** The same for words that stand as a title. */
export const heading = title("fr");

/** Words that the specification quotes: shown to the letter, straight apostrophes and full stops included. */
export const exact = z.string().trim().min(1);

/** What search engines show. The layout adds the firm’s name to the title. */
export const seo = z.strictObject({ title: french, description: french });

/** Where a link leads. Other schemes, such as `data:` or `javascript:`, are none that a visitor opens safely. */
export const address = z
  .string()
  .regex(/^(?:\/(?!\/)|#|https?:\/\/[^\s/]|mailto:\S|tel:[+\d{])\S*$/, {
    error: "must be a page (/…), a place in this one (#…), or an http, https, mailto or tel address",
  })
  .transform((value, context) => insertFacts(value, context).replace(/\s/g, ""));

/** The address of another site. */
export const siteAddress = z.url({ protocol: /^https?$/ });

/** The same where it must not be read on the way. */
export const secureAddress = z.string().regex(/^https:\/\/[^\s/]\S*$/, {
  error: "must be a web address that begins with https://",
});

export const link = z.strictObject({ label: exact, href: address });
export type LinkWords = z.output<typeof link>;

/** A stake, a service, a reason: a few words and what they mean; `href` where there is more to read. */
export const topic = z.strictObject({ title: heading, text: french, href: address.optional() });
export type Topic = z.output<typeof topic>;

export const question = z.strictObject({ question: heading, answer: french });
export type Question = z.output<typeof question>;

/** What stands in the place of a fact that the firm has yet to give. */
export const toFill = "à compléter";

/** A fact below a title: what it is called, and what it is. */
export const factRow = z.strictObject({
  term: french,
  /** Exactly `à compléter` while the fact is missing: the page marks it. */
  value: french.default(toFill),
  /** The field of `site.yaml` that takes the place of the value once it is filled in. */
  setting: z.enum(["address", "phone"]).optional(),
});

/** Facts below a title. */
export const facts = z.strictObject({ title: heading, rows: z.array(factRow).min(1) });
