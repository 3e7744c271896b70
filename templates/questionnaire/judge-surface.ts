import { parseSurface } from "../pricing/report-price.ts";

/** What the browser takes for a surface of 1 m² or more where no script judges it. */
export const surfacePattern = "\\s*0*[1-9][\\d\\s]*([.,][\\d\\s]*)?(m[²2]\\s*)?";

/**
 * Has the browser refuse a surface that is no number, in the words of the site, and one below 1, in its own. That
 * nothing stands in the field is said elsewhere.
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

/** The sentence of the browser, in its language. A field of numbers would have it, but reads « 65,5 » as 655 in some. */
function tooSmall(surface: number): string {
  const field = document.createElement("input");
  field.type = "number";
  field.min = "1";
  field.step = "any";
  field.value = String(surface);
  return field.validationMessage;
}
