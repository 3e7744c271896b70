import { parseSurface } from "../pricing/report-price.ts";
import type { BrowserRules } from "./applicability-rules.ts";
import type { Building } from "./find-case.ts";

export const numberFields = ["chauffage", "climatisation", "surface"] as const;
type NumberField = (typeof numberFields)[number];

/** The content of the form: the indices of the choices, and numbers as written. */
export type Entries = { readonly usage: number; readonly permis: number; readonly renouvellement: number } & {
  readonly [Name in NumberField]: string;
};

/** The building of a form; undefined when a field has no valid number, with the names of these fields. */
export type ReadBuilding = {
  readonly building: Building | undefined;
  readonly refused: readonly NumberField[];
};

export function readBuilding(
  entries: Entries,
  { uses, permits, renewals }: Pick<BrowserRules, "uses" | "permits" | "renewals">,
): ReadBuilding {
  const [heating, cooling, surfaceM2] = numberFields.map((name) => parseAmount(entries[name]));
  const tertiary = uses[entries.usage];
  const permit = permits[entries.permis];
  const renewed = renewals[entries.renouvellement];
  const refused = numberFields.filter((name) => parseAmount(entries[name]) === undefined);
  if (heating === undefined || cooling === undefined || surfaceM2 === undefined)
    return { building: undefined, refused };
  if (tertiary === undefined || permit === undefined || renewed === undefined)
    return { building: undefined, refused };
  return { building: { tertiary, powerKw: Math.max(heating, cooling), permit, renewed, surfaceM2 }, refused };
}

/** As visitors write surfaces, and powers with their unit. */
function parseAmount(text: string): number | undefined {
  return parseSurface(text.replace(/kw\s*$/i, ""));
}
