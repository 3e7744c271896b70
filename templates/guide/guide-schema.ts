import { singleEntry } from "charpente";
import { z } from "zod";
import { dataNote, fieldWords, submitWords, toastWords } from "../forms/form.ts";
import { exact, french, heading, link, seo, topic } from "../words/words.ts";

const guide = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, here: exact }),
  title: heading,
  lead: french,
  /** To the form, further down. */
  jump: link,
  /** What is written on the drawn cover. */
  cover: z.strictObject({ title: heading, subtitle: heading }),
  contents: z.strictObject({ title: heading, list: z.array(topic).min(1), note: french }),
  form: z.strictObject({
    title: heading,
    needed: french,
    nom: fieldWords,
    prenom: fieldWords,
    societe: fieldWords,
    fonction: fieldWords,
    email: fieldWords,
    telephone: fieldWords,
    acceptNewsletter: french,
    /** How the message to the firm tells whether the box was ticked. */
    newsletter: z.strictObject({ label: exact, yes: exact, no: exact }),
    submit: submitWords,
    sent: toastWords,
    failed: toastWords,
    data: dataNote,
  }),
});
export type Guide = z.output<typeof guide>;
export type GuideFormWords = Omit<Guide["form"], "title" | "data">;

export const guidePage = singleEntry({ file: "pages/telecharger-guide.yaml", schema: guide });
