import type { Figure } from "../define/define.ts";
import { once } from "../once.ts";
import { escapeRegExp } from "../text/escape-reg-exp.ts";
import type { Facts } from "../text/facts.ts";
import { numberSource, readNumbers } from "../text/number-words.ts";

/** A place where a text says a figure. */
export type SaidFigure = {
  /** The names of the figures that are said in these words, in the order of the site. */
  readonly names: readonly string[];
  /** The numbers and the unit after them, as written. */
  readonly written: string;
  /** The same without the unit. */
  readonly amount: string;
  /** Where `written` begins in the text. */
  readonly index: number;
  /** The whole phrase as written. */
  readonly phrase: string;
  /** The numbers: two for a range. */
  readonly values: readonly number[];
  /** True when a figure that is said in these words has these values. */
  readonly agrees: boolean;
};

/**
 * Returns a search for the phrases in which the figures are said. Numbers may be written in figures or in French or
 * English words, spaces may be line breaks, and emphasis around words is ignored. Several figures may share a phrase:
 * a number agrees when one of them has it. Names between braces are no numbers, so they are not found.
 */
export function createFigureSearch(figures: readonly Figure[]): (text: string) => readonly SaidFigure[] {
  const phrases = figures.flatMap((figure) =>
    figure.said.map((phrase) => ({ figure, ...toPattern(phrase) })),
  );
  return (whole) => {
    // What is no text stands as U+FFFC, in texts that are searched as a file too.
    const text = whole.replace(endOfBlock, "\uFFFC");
    // Capitals that are longer in lower case would move places.
    const lower = text.replace(/\p{Lu}/gu, (letter) => letter.toLowerCase().slice(0, letter.length));
    const within = (from: number, to?: number) => {
      const words = lower.slice(Math.max(0, from), to);
      return (phrase: { readonly near: string }) => words.includes(phrase.near);
    };
    const near = phrases.filter(within(0));
    const found: SaidFigure[] = [];
    for (const { 0: amount, index } of near.length === 0 ? [] : text.matchAll(numbers)) {
      const place = { text, index, end: index + amount.length };
      const said = near.filter(within(index - reach, place.end + reach)).flatMap(({ figure, ...phrase }) => {
        const read = readPhrase(place, phrase, figure.unit);
        return read === undefined ? [] : [{ figure, ...read }];
      });
      const [longest] = said.toSorted((a, b) => b.written.length - a.written.length);
      if (longest === undefined) continue;
      const sayable = figures.filter((figure) => said.some((one) => one.figure === figure));
      const values = readNumbers(amount);
      found.push({
        names: sayable.map(({ name }) => name),
        written: longest.written,
        amount,
        index,
        phrase: longest.phrase,
        values,
        agrees: agrees(values, sayable),
      });
    }
    return found;
  };
}

/** The fact that says numbers of a figure as a text writes them: with the unit or without, in figures or in letters. */
export function findFact(
  { name, unit }: Pick<Figure, "name" | "unit">,
  values: readonly number[],
  written: string,
  facts: Facts,
): string | undefined {
  const shape = (text: string) => `${/\d/.test(text)} ${unit !== undefined && text.endsWith(unit)}`;
  const found = Object.entries(facts).find(
    ([other, text = ""]) =>
      (other === name || other.startsWith(`${name}-`)) &&
      shape(text) === shape(written) &&
      readNumbers(text).join() === values.join(),
  );
  return found?.[0];
}

type Place = { readonly text: string; readonly index: number; readonly end: number };
type Phrase = { readonly before: () => RegExp; readonly after: () => RegExp };

/** The words around a number, if they are those of the phrase. */
function readPhrase({ text, index, end }: Place, { before, after }: Phrase, unit: string | undefined) {
  const last = after().exec(text.slice(end, end + reach));
  const first = last && before().exec(text.slice(Math.max(0, index - reach), index));
  if (!last || !first) return undefined;
  const [unitAfter = ""] =
    (unit !== undefined && toUnit(unit).exec(text.slice(end, end + unit.length + 40))) || [];
  const written = text.slice(index, end) + unitAfter;
  return { written, phrase: first[0] + text.slice(index, end) + last[0] };
}

/** Further than any phrase extends. */
const reach = 400;
const numbers = new RegExp(numberSource, "giu");

/** Either end of a range may be said alone, as in “up to 40 %”. */
function agrees(values: readonly number[], figures: readonly Figure[]): boolean {
  const ends = figures.map(({ value }) => (typeof value === "number" ? [value] : value).map(Math.abs));
  if (values.length > 1 && ends.some((own) => own.length === 2 && own.every((end, at) => end === values[at])))
    return true;
  // “between 290 and 70 kW” names two figures.
  const single = values.length > 1 ? ends.filter((own) => own.length === 1) : ends;
  return values.every((value) => single.some((own) => own.includes(value)));
}

/** Between two words. Bounded, so that the time to search grows with the text alone. */
const gap = "[\\s*_]";
/** Within a sentence. “R. 175” does not end one. */
const inSentence = "(?:(?!(?<=[\\p{L}\\p{N})]{2})[.!?](?:\\s|$)|[;|\\uFFFC])[^]){0,160}?";
/** The end of a line after which a paragraph, an item or a row begins. */
const endOfBlock = /\n(?=[^\S\n]*(?:\n|[-*#>|]\s|\d{1,9}[.)]\s))/g;

/** `near` is the longest word of the phrase, in lower case. Patterns take time to make, and most are never needed. */
function toPattern(phrase: string): Phrase & { readonly near: string } {
  const [before = "", after = ""] = phrase.split("{}");
  const near = `${before} ${after}`
    .toLowerCase()
    .split(/[\s'’…]+/)
    .reduce((a, b) => (b.length > a.length ? b : a), "");
  return {
    near,
    before: once(() => new RegExp(`(?<![\\p{L}\\p{N}])${toWords(before)}$`, "iu")),
    after: once(() => new RegExp(`^${toWords(after)}(?![\\p{L}\\p{N}])`, "iu")),
  };
}

/** Words of a phrase, in which `…` stands for other words of the same sentence. */
function toWords(words: string): string {
  return words
    .split("…")
    .map((part) =>
      part
        .split(/\s+/)
        .map((word) => escapeRegExp(word).replace(/['’]/g, "['’]"))
        // “48h” is as good as “48 h”.
        .map(
          (word, at, all) =>
            word +
            (at === all.length - 1
              ? ""
              : word === "" || all[at + 1] === ""
                ? `${gap}{0,40}`
                : `${gap}{1,40}`),
        )
        .join(""),
    )
    .join(inSentence);
}

function toUnit(unit: string): RegExp {
  return new RegExp(`^${gap}{0,40}${toWords(unit)}(?![\\p{L}\\p{N}])`, "iu");
}
