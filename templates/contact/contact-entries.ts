import type { FormLine } from "../forms/entry-lines.ts";
import { readField } from "../forms/read-field.ts";
import { type AuditWords, addAudit, type EntryWord } from "./audit-request.ts";

export const contactFields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "company",
  "project",
  "timeline",
] as const;

/** The words of the form that a message needs. */
export type EntryWords = Readonly<Record<(typeof contactFields)[number], EntryWord>> & {
  readonly audit: AuditWords;
};

/** Every field of the contact form with its label, in the order of the form; all empty without `data`. */
export function contactEntries(words: EntryWords, data?: FormData): readonly FormLine[] {
  return contactFields.map((name) => ({
    label: words[name].label,
    value: data === undefined ? "" : readField(data, name),
  }));
}

/** The same for a filled-in form, with the fields of an audit if one is asked for. */
export function filledEntries(words: EntryWords, data: FormData, isAudit: boolean): readonly FormLine[] {
  const entries = contactEntries(words, data);
  return isAudit ? addAudit(entries, words.audit, data) : entries;
}

/** Only these words, for the script of the page. */
export function pickEntryWords(words: EntryWords): EntryWords {
  const pick = ({ label, unit }: EntryWord): EntryWord => ({ label, ...(unit !== undefined && { unit }) });
  const { subject, heating, cooling, power, surface, permit, renewal } = words.audit;
  return {
    ...(Object.fromEntries(contactFields.map((name) => [name, pick(words[name])])) as Omit<
      EntryWords,
      "audit"
    >),
    audit: {
      subject,
      heating,
      cooling,
      power: pick(power),
      surface: pick(surface),
      permit: pick(permit),
      renewal: pick(renewal),
    },
  };
}
