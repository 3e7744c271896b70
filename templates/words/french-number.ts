/**
 * A number as it is written in French: decimal comma, thousands apart by a narrow no-break space. Written out rather than left to `Intl`,
 * whose data differ between the build and browsers.
 */
export function formatNumber(value: number, decimals = 0): string {
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "\u202f");
  return (value < 0 ? "−" : "") + grouped + (fraction === undefined ? "" : `,${fraction}`);
}

/** Euros, in cents where they are not whole ones. */
export function formatEuros(euros: number): string {
  return `${formatNumber(euros, Number.isInteger(euros) ? 0 : 2)}\u00a0€`;
}

/** Square metres, to two decimals at most. */
export function formatSurface(squareMetres: number): string {
  // 503.1 − 500 is not 3.1 to a computer.
  const rounded = Number(squareMetres.toFixed(2));
  const decimals = [0, 1].find((digits) => Number(rounded.toFixed(digits)) === rounded) ?? 2;
  return `${formatNumber(squareMetres, decimals)}\u00a0m²`;
}

const letters =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");

/** « dix » for 10, up to seize; a larger number stays in figures, as is usual within a sentence. */
export function inLetters(value: number): string {
  return letters[value] ?? formatNumber(value);
}

/** The number that a word such as « dix » or « 10 » stands for; undefined where it is none. */
export function readNumber(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word);
  const value = letters.indexOf(word.toLowerCase());
  return value === -1 ? undefined : value;
}
