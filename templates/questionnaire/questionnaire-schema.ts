import { markdown, singleEntry } from "charpente";
import { z } from "zod";
import { drawingName } from "../drawings/views/drawing-name.ts";
import { fileFieldWords } from "../forms/file-field.ts";
import { dataNote, fieldWords, submitWords, toastWords } from "../forms/form.ts";
import { exact, french, heading, seo } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

const form = z.strictObject({
  title: heading,
  intro: french,
  fields: z.strictObject({
    adresse: fieldWords.extend({ error: french }),
    superficie: fieldWords.extend({
      error: french,
      /** Shown by the browser at a surface that is no number. */
      unreadable: french,
    }),
    files: fileFieldWords.extend({ tooLarge: wordsWith("name") }),
    /** Optional: an answer is promised to those who leave one. */
    email: fieldWords,
  }),
  /** `{email}` in its note is the firm’s address. */
  submit: submitWords,
  /** Above the form, where several fields are refused. */
  problems: french,
  notifications: z.strictObject({
    sent: toastWords,
    missing: toastWords,
    /** `{name}`: the file that is too large. */
    tooLarge: toastWords,
    failed: toastWords,
    /** Where consent is withdrawn while the questionnaire is being sent. */
    withdrawn: z.strictObject({ title: french, text: french }),
  }),
  mail: z.strictObject({
    /** The sender’s name. */
    sender: exact,
    /** What the firm reads; `{files}` is a line a file, or `none`. */
    message: exact,
    file: exact,
    none: exact,
    /** Added as a last line where the household left `{email}`. */
    contact: exact,
  }),
});
export type QuestionnaireFormWords = Omit<z.output<typeof form>, "title">;

const questionnaire = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, page: exact }),
  title: heading,
  lead: french,
  drawing: drawingName,
  consent: z.strictObject({
    title: heading,
    /** The whole notice: what is asked, what it serves, how to change one’s mind. */
    notice: markdown(),
    note: dataNote,
    checkbox: french,
    /** Below the box, while the form is hidden. */
    hint: french,
  }),
  form,
});
export type Questionnaire = z.output<typeof questionnaire>;

export const questionnairePage = singleEntry({
  file: "pages/questionnaire-energie.yaml",
  schema: questionnaire,
});
