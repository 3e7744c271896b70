import { parseSurface } from "../pricing/report-price.ts";
import { type Answers, answerKeys, permitForm } from "./answers.ts";
import type { BrowserRules } from "./applicability-rules.ts";
import type { Building } from "./find-case.ts";

/** The content of the form: the names of the choices, and the rest as written. */
export type Entries = { readonly [Key in keyof Answers]: string };

/** What is wrong with a field: it cannot be read, or its year needs the day. */
type Refusal = "unreadable" | "day";

export type ReadEntries = {
  /** Undefined when a field is refused. */
  readonly answers: Answers | undefined;
  readonly refused: Partial<Readonly<Record<keyof Answers, Refusal>>>;
};

/** Reads what a visitor wrote: numbers as one writes them in French, a permit as a year or a day. */
export function readEntries(entries: Entries, rules: Pick<BrowserRules, "decrees">): ReadEntries {
  const permis = readPermit(entries.permis);
  const read = {
    ...entries,
    permis,
    chauffage: parseAmount(entries.chauffage),
    climatisation: parseAmount(entries.climatisation),
    // Nothing can be drawn of no surface.
    surface: parseAmount(entries.surface) || undefined,
  };
  const refused: { -readonly [Key in keyof Answers]?: Refusal } = {};
  for (const key of answerKeys) if (read[key] === undefined) refused[key] = "unreadable";
  if (permis !== undefined && needsDay(permis, rules)) refused.permis = "day";
  return { answers: Object.keys(refused).length === 0 ? (read as Answers) : undefined, refused };
}

/** The properties that the decrees depend on. Undefined for a use or a renewal that the form does not offer. */
export function toBuilding(
  answers: Answers,
  { uses, renewals }: Pick<BrowserRules, "uses" | "renewals">,
): Building | undefined {
  const use = Object.hasOwn(uses, answers.usage) ? uses[answers.usage] : undefined;
  const renewal = Object.hasOwn(renewals, answers.renouvellement)
    ? renewals[answers.renouvellement]
    : undefined;
  if (use === undefined || renewal === undefined) return undefined;
  return {
    tertiary: use.tertiary,
    powerKw: Math.max(answers.chauffage, answers.climatisation),
    // A year compares with a day like its first day: see `needsDay`.
    permit: answers.permis,
    renewed: renewal.renewed,
    surfaceM2: answers.surface,
  };
}

/** True for a year in which one of the decrees’ dates falls. */
export function needsDay(permit: string, { decrees }: Pick<BrowserRules, "decrees">): boolean {
  return decrees.some(({ cases }) =>
    cases.some(({ when }) => [when.permitFrom, when.permitBefore].some((day) => day?.slice(0, 4) === permit)),
  );
}

/** `1998`, `22/07/2021` or `2021-07-22`, as a year or a day. Undefined for anything else. */
export function readPermit(text: string): string | undefined {
  const plain = text.trim();
  if (permitForm.test(plain) && plain.length === 4) return plain;
  const [, year = "", month = "", day = ""] =
    /^(\d{4})-(\d\d)-(\d\d)$/.exec(plain) ?? turned(/^(\d\d?)[\s./-](\d\d?)[\s./-](\d{4})$/.exec(plain));
  const iso = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  // The 31st of February is no day, though some dates read it as one of March.
  const date = permitForm.test(iso) ? new Date(iso).toJSON() : undefined;
  return date?.startsWith(iso) ? iso : undefined;
}

const turned = (found: RegExpExecArray | null) => (found ? ["", found[3], found[2], found[1]] : []);

/** As visitors write surfaces, and powers with their unit. */
function parseAmount(text: string): number | undefined {
  const amount = parseSurface(text.replace(/kw\s*$/i, ""));
  // As many digits as an address of answers carries.
  return amount === undefined || amount >= 1e6 ? undefined : Math.round(amount * 1000) / 1000;
}
