/**
 * A date in words or a number with its groups, such as a telephone number; spaces; an opening bracket or quote; any
 * other run.
 */
const pieces =
  /\d{1,2}(?:er|st|nd|rd|th)?\s\p{L}{3,12}\s\d{4}(?![\p{L}\d])|\+?\d+(?:[\s.,:/-]\d+)*(?![\p{L}\d@])|\s+|[«“"([{]|[^\s«“"([{]+/gu;

/**
 * Splits a text into words, spaces and punctuation that add up to the text. Numbers, dates and addresses stay whole.
 */
export function splitWords(text: string): readonly string[] {
  return (text.match(pieces) ?? []).flatMap(splitRun);
}

/** Turns all kinds of spaces into plain ones and drops invisible characters, so that texts compare by their words. */
export function foldSpaces(text: string): string {
  return text.replace(/[\u00AD\u200B\u2060]/g, "").replace(/\s+/g, " ");
}

export function isWord(token: string): boolean {
  return /[\p{L}\d]/u.test(token);
}

/** “l’été,” is three tokens. */
function splitRun(run: string): readonly string[] {
  if (!isWord(run)) return [run];
  let end = run.length;
  while (end > 1 && /[.,;:!?…»”")\]}]/.test(run.charAt(end - 1))) end -= 1;
  const [, elided = "", rest = run.slice(0, end)] =
    /^(\p{L}{1,8}['’])(?=[\p{L}\d])(.*)$/su.exec(run.slice(0, end)) ?? [];
  return [elided, rest, ...run.slice(end)].filter((token) => token !== "");
}
