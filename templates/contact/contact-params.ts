import { entryLines } from "../forms/entry-lines.ts";
import { readField } from "../forms/read-field.ts";
import { contactFields, filledEntries } from "./contact-entries.ts";
import type { ContactFormWords } from "./contact-schema.ts";

/**
 * The parameters of the contact template of the e-mail service. `email` is the firm’s address. The fields of an audit
 * are part of the message only, because the template has no parameters for them.
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
