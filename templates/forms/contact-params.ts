import type { ContactFormWords } from "../schemas/contact.ts";
import { contactEntries, contactFields } from "./contact-entries.ts";
import { entryLines } from "./entry-lines.ts";
import { readField } from "./read-field.ts";

/** What the template of the contact form gets, where the e-mail service sends it. `email` is the firm’s address. */
export function contactParams(
  data: FormData,
  words: ContactFormWords,
  email: string,
): Readonly<Record<string, string>> {
  const fields = Object.fromEntries(contactFields.map((name) => [name, readField(data, name)]));
  return {
    to_email: email,
    from_name: `${fields.firstName} ${fields.lastName}`.trim(),
    ...fields,
    message: entryLines(contactEntries(words, data)).join("\n"),
  };
}
