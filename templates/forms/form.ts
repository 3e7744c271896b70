import { z } from "zod";
import { exact, french, link } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

/** Explains a word that not every visitor knows. */
export const helpWords = z.strictObject({
  /** The name of the button that opens it. */
  label: french,
  text: french,
});
export type HelpWords = z.output<typeof helpWords>;

/** What a visitor reads at one field of a form. */
export const fieldWords = z.strictObject({
  label: french,
  /** Below the label: what is expected, and in words whether it is optional. */
  help: french.optional(),
  /** Beside the label, behind a question mark: what a word of it means. */
  explain: helpWords.optional(),
  /** At the right end of the field, as in m². */
  unit: french.optional(),
  /** Shown below the field when a script has refused what it holds. */
  error: french.optional(),
  /** The answers to choose from, where the field is a choice. */
  options: z.array(french).optional(),
});
export type FieldWords = z.output<typeof fieldWords>;

/** What the law asks to say where data is collected, row by row, and where the full text stands. */
export const dataNote = z.strictObject({
  title: french,
  rows: z.array(z.strictObject({ term: french, text: french })).min(1),
  policy: link,
});
export type DataNote = z.output<typeof dataNote>;

/** The button, and what it does while no script takes the form over: the visitor’s own mail program opens. */
export const submitWords = z.strictObject({
  label: exact,
  /** The subject of the mail. */
  subject: exact,
  /** Beside the button. `{email}` is the firm’s address. */
  mailNote: wordsWith("email"),
});
export type SubmitWords = z.output<typeof submitWords>;

/** Where a mail was prepared rather than sent: that it was not sent, and its text to copy. */
export const preparedMailWords = z.strictObject({
  title: french,
  /** `{email}` is the firm’s address, and opens the mail once more. */
  text: wordsWith("email"),
  /** Of the text to copy. */
  label: french,
  copy: exact,
  copied: french,
  /** Where the browser does not let the page copy. */
  selected: french,
});
export type PreparedMailWords = z.output<typeof preparedMailWords>;

/** What a notification says, to the letter. */
export const toastWords = z.strictObject({ title: exact, text: exact });
export type ToastWords = z.output<typeof toastWords>;
