import type { FileSettings } from "../settings.ts";
import { inLetters } from "./french-number.ts";

/** What any text may name between braces instead of typing it: `{services}` is 10, `{services-en-lettres}` « dix ». */
export function nameFacts({ name, email, phone, address, place, founded, figures }: FileSettings) {
  const inWords = Object.entries(figures).map(([figure, value]) => [
    `${figure}-en-lettres`,
    inLetters(value),
  ]);
  return {
    name,
    email,
    phone: keepTogether(phone),
    address,
    place,
    // A year has no group of thousands.
    founded: String(founded),
    ...figures,
    ...(Object.fromEntries(inWords) as { readonly [figure: string]: string }),
  };
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
