import type { NamedFacts, SiteDefinition, SiteLanguage } from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import type { Facts } from "../../text/facts.ts";
import { groupDigits, numberSigns } from "../../text/group-digits.ts";
import { SchemaFailure } from "./check-value.ts";

/** The facts in the language of a code, or in the first one. Undefined when braces are plain text. */
export type FactsIn = (code?: string) => Facts | undefined;

/** The facts from the settings, formatted for texts. A site may declare none. */
export function collectFacts(
  { facts, languages }: Pick<SiteDefinition, "facts" | "languages">,
  settings: GeneratorSettings | undefined,
): FactsIn {
  if (facts === undefined || settings === undefined) return () => undefined;
  try {
    const byCode = new Map(
      languages.map((language) => [language.code, toTexts(facts(settings, language), language)]),
    );
    return (code = languages[0].code) => byCode.get(code);
  } catch (cause) {
    throw new SchemaFailure("The facts failed.", { cause });
  }
}

function toTexts(facts: NamedFacts, { code }: SiteLanguage): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, toText(value, code)]));
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
