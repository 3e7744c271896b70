import type { SiteDefinition } from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import type { Facts } from "../../text/facts.ts";
import { groupDigits, numberSigns } from "../../text/group-digits.ts";
import { SchemaFailure } from "./check-value.ts";

/** The facts from the settings, formatted for texts. Undefined for a site that declares none. */
export function collectFacts(
  { facts, language }: Pick<SiteDefinition, "facts" | "language">,
  settings: GeneratorSettings,
): Facts | undefined {
  if (facts === undefined) return undefined;
  try {
    return Object.fromEntries(
      Object.entries(facts(settings)).map(([name, value]) => [name, toText(value, language)]),
    );
  } catch (cause) {
    throw new SchemaFailure("The facts failed.", { cause });
  }
}

function toText(value: string | number | undefined, language: string): string | undefined {
  if (typeof value === "number") return formatNumber(value, language);
  // A blank setting counts as missing.
  return value?.trim() === "" ? undefined : value;
}

function formatNumber(value: number, language: string): string {
  const signs = Object.entries(numberSigns).find(([code]) => code === language)?.[1];
  if (signs !== undefined && Number.isSafeInteger(value)) return groupDigits(String(value), signs.group);
  return new Intl.NumberFormat(language).format(value);
}
