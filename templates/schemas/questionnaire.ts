import { markdown, singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "./drawing-name.ts";
import { dataNote, fieldWords, submitWords } from "./form.ts";
import { exact, french, seo } from "./words.ts";

const questionnaire = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, page: exact }),
  title: french,
  lead: french,
  drawing: drawingName,
  consent: z.strictObject({
    title: french,
    /** The whole notice: what is asked, what it serves, how to change one’s mind. */
    notice: markdown(),
    note: dataNote,
    checkbox: french,
    /** Below the box, while the form is hidden. */
    hint: french,
  }),
  form: z.strictObject({
    title: french,
    intro: french,
    fields: z.strictObject({ adresse: fieldWords, superficie: fieldWords, files: fieldWords }),
    /** `{email}` in its note is the firm’s address. */
    submit: submitWords,
  }),
});
export type Questionnaire = z.output<typeof questionnaire>;

export const questionnairePage = singleEntry({
  file: "pages/questionnaire-energie.yaml",
  schema: questionnaire,
});
