import { reference, singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, heading, seo } from "../words/words.ts";

const projectsPageWords = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, here: exact }),
  title: exact,
  lead: french,
  /** On the cards of examples. */
  example: french,
  /** The button of a card that is folded, and of one that is not. */
  more: exact,
  less: exact,
  /** The order of the cards. Projects that are not named come last. */
  order: z.array(reference("projects")).default([]),
  closing: z.strictObject({ title: heading, text: french, booking: exact }),
});
export type ProjectsPageWords = z.output<typeof projectsPageWords>;

export const projectsPage = singleEntry({ file: "pages/projets.yaml", schema: projectsPageWords });
