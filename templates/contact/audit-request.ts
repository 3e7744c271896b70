import type { FormLine } from "../forms/entry-lines.ts";
import { readField } from "../forms/read-field.ts";
import type { ContactFormWords } from "./contact-schema.ts";

/** The fragment of links to the contact form that ask for an audit: `/contact#audit-bacs`. */
export const auditPlace = "audit-bacs";

/** In the order of the form. */
const auditFields = ["power", "surface"] as const;

/** True when an audit is asked for: its fields are open, or filled in. */
export function isAuditRequest(data: FormData, isUnfolded: boolean): boolean {
  return isUnfolded || auditFields.some((name) => readField(data, name).trim() !== "");
}

/** Adds an audit request to the entries of the contact form: its subject first, its fields last. */
export function addAudit(
  entries: readonly FormLine[],
  { subject, ...fields }: ContactFormWords["audit"],
  data: FormData,
): readonly FormLine[] {
  return [
    subject,
    ...entries,
    ...auditFields.map((name) => {
      const { label, unit } = fields[name];
      return { label: unit === undefined ? label : `${label} (${unit})`, value: readField(data, name) };
    }),
  ];
}
