/** No line holds more: what comes after is not even measured. */
const mostLetters = 400;

/**
 * The text, or as much of it as the width holds, with an ellipsis where it was cut: at a word where one ends in the
 * second half of the line. Measures a few hundred letters at most, however long the text is.
 */
export function fitLine(
  text: string,
  { width, measure }: { readonly width: number; readonly measure: (text: string) => number },
): string {
  if (text.length <= mostLetters && measure(text) <= width) return text;
  const letters = [...text.slice(0, mostLetters)];
  const cutAt = (end: number) => withEllipsis(letters.slice(0, end).join(""));
  let fits = 0;
  let beyond = letters.length;
  while (beyond - fits > 1) {
    const half = Math.floor((fits + beyond) / 2);
    if (measure(cutAt(half)) <= width) fits = half;
    else beyond = half;
  }
  const word = letters[fits] === " " ? fits : letters.lastIndexOf(" ", fits);
  return cutAt(word > fits / 2 ? word : fits);
}

/** Signs that no ellipsis stands after go with what is cut. */
export function withEllipsis(text: string): string {
  let end = text.length;
  while (end > 0 && cutSigns.includes(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}

const cutSigns = " \u00A0\u202F\u2060,;:.…!?-–—«(";
