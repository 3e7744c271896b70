import { entryLines } from "../forms/entry-lines.ts";
import { readField } from "../forms/read-field.ts";
import { contactFields, filledEntries } from "./contact-entries.ts";
import type { ContactFormWords } from "./contact-schema.ts";

/**
 * What the template of the contact form gets, where the e-mail service sends it. `email` is the firm’s address. The
 * fields of an audit go in the message alone: templates know no others.
 */
export function contactParams(
  data: FormData,
  words: ContactFormWords,
  email: string,
  isAudit: boolean,
): Readonly<Record<string, string>> {
  const fields = Object.fromEntries(contactFields.map((name) => [name, readField(data, name)]));
  return {
    to_email: email,
    from_name: `${fields.firstName} ${fields.lastName}`.trim(),
    ...fields,
    message: entryLines(filledEntries(words, data, isAudit)).join("\n"),
  };
}
