import type { FormLine } from "../forms/entry-lines.ts";
import { readField } from "../forms/read-field.ts";
import { addAudit } from "./audit-request.ts";
import type { ContactFormWords } from "./contact-schema.ts";

/** Every field of the contact form with its label, in the order of the form; all empty without `data`. */
export function contactEntries(words: ContactFormWords, data?: FormData): readonly FormLine[] {
  return contactFields.map((name) => ({
    label: words[name].label,
    value: data === undefined ? "" : readField(data, name),
  }));
}

/** The same for a filled-in form, with the fields of an audit if one is asked for. */
export function filledEntries(
  words: ContactFormWords,
  data: FormData,
  isAudit: boolean,
): readonly FormLine[] {
  const entries = contactEntries(words, data);
  return isAudit ? addAudit(entries, words.audit, data) : entries;
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
