import type { FileSettings } from "../settings.ts";

/** What any text may name between braces instead of typing it. */
export function nameFacts({ name, email, phone, address, place, founded, figures }: FileSettings) {
  // A year has no group of thousands.
  return { name, email, phone: keepTogether(phone), address, place, founded: String(founded), ...figures };
}

/** The town, and before it the street where the settings give it. */
export function wholeAddress({ address, place }: Pick<FileSettings, "address" | "place">): string {
  return address === "" ? place : `${address}\u00a0${place}`;
}

/** A telephone number breaks across no lines. */
export function keepTogether(phone: string): string {
  return phone.replaceAll(" ", "\u00a0");
}

/** For the address of a link: what a telephone dials. */
export function toDial(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, "")}`;
}
