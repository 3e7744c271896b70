import { entryLines } from "../forms/entry-lines.ts";
import { readField } from "../forms/read-field.ts";
import type { GuideFormWords } from "./guide-schema.ts";

/** The parameters of the guide’s e-mail template. `email` is the firm’s address. */
export function guideParams(
  data: FormData,
  words: GuideFormWords,
  email: string,
): Readonly<Record<string, string>> {
  const { newsletter } = words;
  const fields = Object.fromEntries(guideFields.map((name) => [name, readField(data, name)]));
  const consent = data.has("acceptNewsletter") ? newsletter.yes : newsletter.no;
  const entries = [
    ...guideFields.map((name) => ({ label: words[name].label, value: fields[name] ?? "" })),
    { label: newsletter.label, value: consent },
  ];
  return {
    to_email: email,
    from_name: `${fields.prenom} ${fields.nom}`,
    ...fields,
    newsletter_consent: consent,
    message: entryLines(entries).join("\n"),
  };
}

/** The fields in which a visitor writes, in the order of the form. */
export const guideFields = ["prenom", "nom", "societe", "fonction", "email", "telephone"] as const;
