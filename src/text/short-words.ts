/**
 * Joins the short words of a title to the next word with no-break spaces, so that no line ends in « de » or « que ».
 * Changes only French, and nothing around a string of `keep`. Nothing becomes too long for a narrow screen. Idempotent.
 */
export function tieShortWords(title: string, language: string, keep: readonly string[] = []): string {
  if (!isFrench(language) || keep.some((text) => text !== "" && title.includes(text))) return title;
  const words = title.split(" ");
  const last = words.at(-1) ?? "";
  const tied = [last];
  let next = last;
  // Goes from the end, because the word that a short word is joined to may itself begin with a short word.
  for (const word of words.slice(0, -1).reverse()) {
    const fits = word.length + 1 + next.length <= longest;
    const isTied = fits && next !== "" && shortWord.test(word);
    tied.push(isTied ? noBreak : " ", word);
    next = isTied ? `${word}${noBreak}${next}` : word;
  }
  return tied.reverse().join("");
}

const noBreak = "\u00A0";

/** The letters that fit in the narrowest column of titles: joined words cannot break. */
const longest = 14;

/** Articles, prepositions, pronouns and the like, with elided words before them: « d’un », « qu’il ». */
const shortWord =
  /(?:^|[\s'’(«])(?:a|à|au|aux|ce|ces|cet|de|des|dès|du|en|est|et|il|ils|je|la|le|les|mes|ne|ni|nos|on|ou|où|par|que|qui|sa|se|ses|si|son|sur|tes|un|une|vos|y)$/iu;

/** True for the language tag of any kind of French (RFC 5646). */
export function isFrench(language: string): boolean {
  return /^fr(?:-|$)/i.test(language);
}
