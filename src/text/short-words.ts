import { isFrench } from "./is-french.ts";
/**
 * Ties the short words of a title to the word that they lead to, so that no line of it ends on « de » or « que ».
 * Only French is changed, nothing around a string of `keep`, and nothing grows too long for a narrow screen. Idempotent.
 */
export function tieShortWords(title: string, language: string, keep: readonly string[] = []): string {
  if (!isFrench(language) || keep.some((text) => text !== "" && title.includes(text))) return title;
  const words = title.split(" ");
  const last = words.at(-1) ?? "";
  const tied = [last];
  let next = last;
  // From the end, since what a short word is tied to may begin with another one.
  for (const word of words.slice(0, -1).reverse()) {
    const fits = word.length + 1 + next.length <= longest;
    const isTied = fits && next !== "" && shortWord.test(word);
    tied.push(isTied ? noBreak : " ", word);
    next = isTied ? `${word}${noBreak}${next}` : word;
  }
  return tied.reverse().join("");
}

const noBreak = "\u00A0";

/** Letters that the narrowest column of titles has room for: what is tied breaks nowhere but within a word. */
const longest = 14;

/** Articles, prepositions, pronouns and the like, elided words before them included: « d’un », « qu’il ». */
const shortWord =
  /(?:^|[\s'’(«])(?:a|à|au|aux|ce|ces|cet|de|des|dès|du|en|est|et|il|ils|je|la|le|les|mes|ne|ni|nos|on|ou|où|par|que|qui|sa|se|ses|si|son|sur|tes|un|une|vos|y)$/iu;
