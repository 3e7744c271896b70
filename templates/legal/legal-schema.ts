import { calendarDate, singleEntry } from "charpente";
import { z } from "zod";
import { exact, factRow, facts, french, heading, seo } from "../words/words.ts";

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
  sheet: z.array(factRow).min(1),
  /** Facts that the law asks for, before the text. */
  blocks: z.array(facts),
});
export type Legal = z.output<typeof legal>;

const privacy = legal.extend({
  /** The forms of which the text says that the e-mail service carries them: a build compares them with `forms`. */
  carriedByService: z.array(z.enum(["guide", "questionnaire", "contact", "report"])),
});
export type PrivacyPolicy = z.output<typeof privacy>;

export const legalNotices = singleEntry({ file: "pages/mentions-legales.md", schema: legal });
export const salesConditions = singleEntry({ file: "pages/conditions-de-vente.md", schema: legal });
export const privacyPolicy = singleEntry({ file: "pages/politique-confidentialite.md", schema: privacy });
