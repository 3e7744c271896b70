import { countWhile } from "./count-while.ts";

/** The most characters that are measured: no line holds more. */
const mostLetters = 400;

/**
 * Shortens a text to the width. A cut text ends in an ellipsis, after a whole word if one ends in the second half of
 * the line. Measures at most a few hundred characters, however long the text is. `width` has the unit of `measure`.
 *
 * @example
 * ```tsx
 * fitLine(post.data.title, { width: 500, measure: (line) => 24 * line.length });
 * ```
 */
export function fitLine(
  text: string,
  { width, measure }: { readonly width: number; readonly measure: (text: string) => number },
): string {
  if (text.length <= mostLetters && measure(text) <= width) return text;
  const letters = [...text.slice(0, mostLetters)];
  const cutAt = (end: number) => withEllipsis(letters.slice(0, end).join(""));
  const fits = countWhile(letters.length - 1, (index) => measure(cutAt(index + 1)) <= width);
  const word = letters[fits] === " " ? fits : letters.lastIndexOf(" ", fits);
  return cutAt(word > fits / 2 ? word : fits);
}

/** Characters that may not precede an ellipsis are cut as well. */
export function withEllipsis(text: string): string {
  let end = text.length;
  while (end > 0 && cutSigns.includes(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}

const cutSigns = " \u00A0\u202F\u2060,;:.…!?-–—«(";
