import { type Answers, readAnswers, renewals } from "../applicability/answers.ts";
import type { FormLine } from "../forms/entry-lines.ts";
import { readField } from "../forms/read-field.ts";
import { formatNumber } from "../words/french-number.ts";

/** The fragment of links to the contact form that ask for an audit: `/contact#audit-bacs`. */
export const auditPlace = "audit-bacs";

/** In the order of the form. */
const auditFields = ["power", "surface", "permit", "renewal"] as const;
type AuditField = (typeof auditFields)[number];

/** The words of one field that a message needs. */
export type EntryWord = { readonly label: string; readonly unit?: string | undefined };

/** Those of an audit. `heating` and `cooling` stand in front of powers that a link carries. */
export type AuditWords = Readonly<Record<AuditField, EntryWord>> & {
  readonly subject: FormLine;
  readonly heating: string;
  readonly cooling: string;
};

/** True when an audit is asked for: its fields are open, or one of those that begin empty is filled in. */
export function isAuditRequest(data: FormData, isUnfolded: boolean): boolean {
  return isUnfolded || auditFields.some((name) => name !== "renewal" && readField(data, name).trim() !== "");
}

/** Adds an audit request to the entries of the contact form: its subject first, its fields last. */
export function addAudit(
  entries: readonly FormLine[],
  { subject, ...fields }: AuditWords,
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

/**
 * What a fragment asks of the audit’s fields: undefined when it is not about an audit, else the values that it carries.
 * `options` are those of the renewal: the first for visitors who do not know, then one for each of `renewals`.
 */
export function readAuditLink(
  fragment: string,
  powers: Pick<AuditWords, "heating" | "cooling">,
  options: readonly string[],
): Partial<Readonly<Record<AuditField, string>>> | undefined {
  const [place, ...rest] = fragment.replace(/^#/, "").split("&");
  if (place !== auditPlace) return undefined;
  const answers = readAnswers(rest.join("&"));
  const { surface, permis, renouvellement } = answers;
  const power = tellPowers(answers, powers);
  const renewal = renouvellement && options[1 + renewals.indexOf(renouvellement)];
  return {
    ...(power !== "" && { power }),
    ...(surface !== undefined && { surface: writeNumber(surface) }),
    ...(permis !== undefined && { permit: permis.split("-").toReversed().join("/") }),
    ...(renewal !== undefined && { renewal }),
  };
}

/** « chaud 310, froid 240 »: both, because the decree does not add them up. */
function tellPowers(
  { chauffage, climatisation }: Partial<Answers>,
  words: Pick<AuditWords, "heating" | "cooling">,
): string {
  return [
    ...(chauffage === undefined ? [] : [`${words.heating} ${writeNumber(chauffage)}`]),
    ...(climatisation === undefined ? [] : [`${words.cooling} ${writeNumber(climatisation)}`]),
  ].join(", ");
}

function writeNumber(value: number): string {
  const decimals = [0, 1, 2].find((digits) => Number(value.toFixed(digits)) === value) ?? 3;
  return formatNumber(value, decimals);
}
