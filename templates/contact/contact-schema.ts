import { singleEntry } from "charpente";
import { z } from "zod";
import { dataNote, fieldWords, preparedMailWords, submitWords, toastWords } from "../forms/form.ts";
import { exact, french, heading, question, seo } from "../words/words.ts";

const contact = z.strictObject({
  seo,
  breadcrumb: z.strictObject({ home: exact, here: exact }),
  title: heading,
  lead: french,
  form: z.strictObject({
    title: heading,
    /** Which fields are needed. */
    needed: french,
    /** What an audit asks for besides. */
    audit: z.strictObject({
      /** Of the mail, and the first line of the message. */
      subject: z.strictObject({ label: french, value: exact }),
      /** Unfolds the fields. */
      summary: french,
      help: french,
      power: fieldWords,
      surface: fieldWords,
    }),
    firstName: fieldWords,
    lastName: fieldWords,
    email: fieldWords,
    company: fieldWords,
    phone: fieldWords,
    project: fieldWords,
    timeline: fieldWords,
    submit: submitWords,
    data: dataNote,
    /** Once the mail is prepared. */
    prepared: preparedMailWords,
    /** What changes where `forms.contact.delivery` is `emailjs`. */
    sending: z.strictObject({ submit: submitWords, data: dataNote, sent: toastWords, failed: toastWords }),
  }),
  details: z.strictObject({
    title: heading,
    email: french,
    place: french,
    /** Below the place that `site.yaml` gives. */
    reach: french,
    network: french,
    reply: french,
    promise: french,
    meeting: french,
    booking: exact,
  }),
  questions: z.strictObject({ title: heading, list: z.array(question).min(4) }),
  closing: z.strictObject({ title: heading, text: french }),
});
export type Contact = z.output<typeof contact>;
export type ContactFormWords = Omit<Contact["form"], "title" | "data">;

export const contactPage = singleEntry({ file: "pages/contact.yaml", schema: contact });
