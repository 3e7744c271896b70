import type { ContactFormWords } from "../schemas/contact.ts";
import type { Entry } from "./entry-lines.ts";
import { readField } from "./read-field.ts";

/** Every field of the contact form with its label, in the order of the form; all empty without `data`. */
export function contactEntries(words: ContactFormWords, data?: FormData): readonly Entry[] {
  return contactFields.map((name) => ({
    label: words[name].label,
    value: data === undefined ? "" : readField(data, name),
  }));
}

export const contactFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "project",
  "timeline",
] as const;
