import { text } from "charpente";
import { z } from "zod";

/** Words that readers see, set in French typography. */
export const french = text("fr");

/** Words that the specification quotes: shown to the letter, straight apostrophes and full stops included. */
export const exact = z.string().trim().min(1);

/** What search engines show. The layout adds the firm’s name to the title. */
export const seo = z.strictObject({ title: french, description: french });

/** A link within the site, out of it, or a `mailto:`. */
export const link = z.strictObject({ label: exact, href: z.string().min(1) });
export type LinkWords = z.output<typeof link>;
