import type { SiteDefinition } from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import type { Facts } from "../../text/facts.ts";
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
  if (typeof value === "number") return new Intl.NumberFormat(language).format(value);
  // A blank setting counts as missing.
  return value?.trim() === "" ? undefined : value;
}
