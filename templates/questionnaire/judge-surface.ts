import { parseSurface } from "../pricing/report-price.ts";

/** The pattern by which the browser accepts a surface of 1 m² or more when no script checks it. */
export const surfacePattern = "\\s*0*[1-9][\\d\\s]*([.,][\\d\\s]*)?(m[²2]\\s*)?";

/**
 * Sets a custom validity message for a surface that is not a number, and the browser’s own for one below 1. An empty
 * field is handled elsewhere.
 */
export function judgeSurface(field: HTMLInputElement, unreadable: string): void {
  field.setCustomValidity(faultOf(field.value, unreadable));
}

function faultOf(text: string, unreadable: string): string {
  if (text.trim() === "") return "";
  const surface = parseSurface(text);
  if (surface === undefined) return unreadable;
  return surface < 1 ? tooSmall(surface) || unreadable : "";
}

/**
 * The browser’s message, in its language. A number field would provide it, but some browsers read « 65,5 » as 655 in
 * one.
 */
function tooSmall(surface: number): string {
  const field = document.createElement("input");
  field.type = "number";
  field.min = "1";
  field.step = "any";
  field.value = String(surface);
  return field.validationMessage;
}
