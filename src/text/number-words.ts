const units = {
  fr: "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize",
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
};
const tens = {
  fr: ["vingt", "trente", "quarante", "cinquante", "soixante"],
  en: ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"],
};

const valueOfWord = new Map<string, number>([
  ["une", 1],
  ["vingts", 20],
  ...Object.values(units).flatMap((words) => words.split(" ").map((word, value) => [word, value] as const)),
  ...Object.values(tens).flatMap((words) => words.map((word, at) => [word, (at + 2) * 10] as const)),
  ...["cent", "cents", "hundred"].map((word) => [word, 100] as const),
  ...["mille", "thousand"].map((word) => [word, 1000] as const),
]);

const word = [...valueOfWord.keys()].sort((a, b) => b.length - a.length).join("|");
const inWords = `(?:${word})(?:(?:[-\\s](?:et[-\\s](?=une?|onze))?)(?:${word})(?!\\p{L})){0,7}(?!\\p{L})`;
// A group of three digits after a space, a full stop or a comma belongs to the same number, in either language.
const inFigures = "[−-]?(?:\\d{1,3}(?:[\\s.,]\\d{3}){1,4}(?!\\d)|\\d{1,15})(?:[.,]\\d{1,9})?";
const one = `(?<![\\p{L}\\p{N}]|\\p{N}[.,])(?:${inFigures}|${inWords})`;

// What may stand after the first of two numbers: a unit.
const between =
  "(?:\\s{0,40}(?:[%€$£]|\\p{L}{1,3}²?))?(?:\\s{0,40}[–—-]\\s{0,40}|\\s{1,40}(?:à|et|ou|to|and|or)\\s{1,40})";

/**
 * The source of a pattern, for the flags `iu`, of a number in figures or in French or English words, or of two numbers
 * as in “20 to 40”.
 */
export const numberSource = `${one}(?:${between}${one})?`;

const each = new RegExp(one, "giu");

/** The numbers of a text, without their signs. */
export function readNumbers(text: string): readonly number[] {
  return [...text.matchAll(each)].map(([written]) => toNumber(written));
}

function toNumber(written: string): number {
  if (!/\d/.test(written)) return fromWords(written);
  const [whole = "", fraction = ""] = written
    .replace(/^[−-]/, "")
    .replace(/[\s.,](?=\d{3}(?!\d))/g, "")
    .split(/[.,]/);
  return Number(`${whole}.${fraction || 0}`);
}

function fromWords(written: string): number {
  let [total, current] = [0, 0];
  for (const name of written.toLowerCase().split(/[\s-]+/)) {
    const value = valueOfWord.get(name) ?? 0;
    if (value === 1000) [total, current] = [total + Math.max(current, 1) * 1000, 0];
    else if (value === 100) current = Math.max(current, 1) * 100;
    // « quatre-vingts » is four times twenty.
    else if (value === 20 && current % 100 === 4) current += 76;
    else current += value;
  }
  return total + current;
}
