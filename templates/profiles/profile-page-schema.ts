import { singleEntry } from "charpente";
import { z } from "zod";
import { exact, french, link } from "../words/words.ts";

const profilePageWords = z.strictObject({
  /** From the home page to the list of profiles on it. */
  breadcrumb: z.array(link),
  stakes: french,
  services: french,
  allServices: link,
  reasons: french,
  questions: french,
  /** The button to the external calendar. */
  booking: exact,
  brochure: link,
});
export type ProfilePageWords = z.output<typeof profilePageWords>;

/** The words that all profile pages share. */
export const profilePage = singleEntry({ file: "pages/profil.yaml", schema: profilePageWords });
