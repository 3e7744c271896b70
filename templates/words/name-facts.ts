import { nameTariff } from "../pricing/read-tariff.ts";
import type { FileSettings } from "../settings.ts";
import { nameFigures } from "./figures-schema.ts";

/** The facts that the law wants in the legal notices: act 2004-575, article 1-1; code de commerce, article R. 123-237. */
export const requiredFacts = [
  "legal-form",
  "capital",
  "address",
  "siren",
  "register",
  "vat-number",
  "phone",
  "publication-director",
  "host-name",
  "host-address",
  "host-phone",
] as const satisfies readonly (keyof ReturnType<typeof nameFacts>)[];

/**
 * Facts that texts may name between braces instead of typing them.
 */
export function nameFacts({ name, email, phone, address, place, founded, figures, firm }: FileSettings) {
  return {
    name,
    email,
    phone: keepTogether(phone),
    address,
    place,
    ...firm,
    // A year has no thousands separator.
    founded: String(founded),
    ...nameFigures(figures),
    ...nameTariff(figures),
  };
}

/** The town, preceded by the street if the settings give it. */
export function wholeAddress({ address, place }: Pick<FileSettings, "address" | "place">): string {
  return address === "" ? place : `${address}\u00a0${place}`;
}

/** A telephone number must not break across lines. */
export function keepTogether(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}

/** The number that a telephone dials, for the address of a link. */
export function toDial(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
