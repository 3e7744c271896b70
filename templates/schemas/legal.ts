import { calendarDate, singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, seo } from "./words.ts";

/** What stands in the place of a fact that the firm has yet to give. */
export const toFill = "à compléter";

const row = z.strictObject({
  term: french,
  /** Exactly `à compléter` while the fact is missing: the page marks it. */
  value: french,
});

const legal = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, page: exact }),
  title: heading,
  lead: french,
  /** Title of the table of contents. */
  contents: french,
  /** The day whose law the text follows, first in the title block. */
  inForce: z.strictObject({ term: french, date: calendarDate() }).optional(),
  /** The title block: what one wants to know at a glance. */
  sheet: z.array(row).min(1),
  /** Facts that the law asks for, before the text. */
  blocks: z.array(z.strictObject({ title: heading, rows: z.array(row).min(1) })),
});
export type Legal = z.output<typeof legal>;

const privacy = legal.extend({
  /** The forms of which the text says that the e-mail service carries them: a build compares them with `forms`. */
  carriedByService: z.array(z.enum(["guide", "questionnaire", "contact", "report"])),
});
export type PrivacyPolicy = z.output<typeof privacy>;

export const legalNotices = singleEntry({ file: "pages/mentions-legales.md", schema: legal });
export const privacyPolicy = singleEntry({ file: "pages/politique-confidentialite.md", schema: privacy });
