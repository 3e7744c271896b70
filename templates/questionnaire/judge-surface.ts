import { parseSurface } from "../pricing/report-price.ts";

/** The pattern by which the browser accepts a surface of 1 m² or more when no script checks it: no home may be smaller. */
export const surfacePattern = "\\s*0*[1-9][\\d\\s]*([.,][\\d\\s]*)?(m[²2]\\s*)?";

/**
 * Sets a custom validity message for a surface that is not a number, and the browser’s own for one below the least. An
 * empty field is handled elsewhere.
 */
export function judgeSurface(field: HTMLInputElement, least: number, unreadable: string): void {
  field.setCustomValidity(faultOf(field.value, least, unreadable));
}

function faultOf(text: string, least: number, unreadable: string): string {
  if (text.trim() === "") return "";
  const surface = parseSurface(text);
  if (surface === undefined) return unreadable;
  return surface < least ? tooSmall(surface, least) || unreadable : "";
}

/**
 * The browser’s message, in its language. A number field would provide it, but some browsers read « 65,5 » as 655 in
 * one.
 */
function tooSmall(surface: number, least: number): string {
  const field = document.createElement("input");
  field.type = "number";
  field.min = String(least);
  field.step = "any";
  field.value = String(surface);
  return field.validationMessage;
}
