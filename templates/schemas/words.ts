import { text, title } from "charpente";
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
export const address = z.string().regex(/^(?:\/(?!\/)|#|https?:\/\/[^\s/]|mailto:\S|tel:[+\d])\S*$/, {
  error: "must be a page (/…), a place in this one (#…), or an http, https, mailto or tel address",
});

/** The address of another site. */
export const siteAddress = z.url({ protocol: /^https?$/ });

export const link = z.strictObject({ label: exact, href: address });
export type LinkWords = z.output<typeof link>;

/** A stake, a service, a reason: a few words and what they mean; `href` where there is more to read. */
export const topic = z.strictObject({ title: heading, text: french, href: address.optional() });
export type Topic = z.output<typeof topic>;

export const question = z.strictObject({ question: heading, answer: french });
export type Question = z.output<typeof question>;
