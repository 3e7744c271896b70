import type { Entry } from "../forms/entry-lines.ts";
import { readField } from "../forms/read-field.ts";
import type { ContactFormWords } from "./contact-schema.ts";

/** What a link to the contact form names to ask for an audit: `/contact#audit-bacs`. */
export const auditPlace = "audit-bacs";

/** In the order of the form. */
const auditFields = ["power", "surface"] as const;

/** Whether an audit is asked for: its fields are unfolded, or hold something. */
export function isAuditRequest(data: FormData, isUnfolded: boolean): boolean {
  return isUnfolded || auditFields.some((name) => readField(data, name).trim() !== "");
}

/** Adds to the entries of the contact form what an audit is asked for with: its subject before, its fields behind. */
export function addAudit(
  entries: readonly Entry[],
  { subject, ...fields }: ContactFormWords["audit"],
  data: FormData,
): readonly Entry[] {
  return [
    subject,
    ...entries,
    ...auditFields.map((name) => {
      const { label, unit } = fields[name];
      return { label: unit === undefined ? label : `${label} (${unit})`, value: readField(data, name) };
    }),
  ];
}
