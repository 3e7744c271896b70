import type { Figure } from "../define/define.ts";
import { once } from "../once.ts";
import { escapeRegExp } from "../text/escape-reg-exp.ts";
import { numberSource, readNumbers } from "../text/number-words.ts";

/** A place where a text says a figure. */
export type Mention = {
  /** The names of the figures that are said in these words, in the order of the site. */
  readonly names: readonly string[];
  /** The numbers and the unit after them, as written. */
  readonly written: string;
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
export function createFigureSearch(figures: readonly Figure[]): (text: string) => readonly Mention[] {
  const phrases = figures.flatMap((figure) =>
    figure.said.map((phrase) => ({ figure, ...toPattern(phrase, figure.unit) })),
  );
  return (whole) => {
    // What is no text stands as U+FFFC, in texts that are searched as a file too.
    const text = whole.replace(endOfBlock, "\uFFFC");
    // Capitals that are longer in lower case would move places.
    const lower = text.replace(/\p{Lu}/gu, (letter) => letter.toLowerCase().slice(0, letter.length));
    const found = new Map<number, { readonly said: Said; readonly figures: Set<Figure> }>();
    for (const { figure, pattern, near } of phrases) {
      for (const said of findSaid({ text, lower }, figure, pattern, near)) {
        const earlier = found.get(said.index);
        earlier?.figures.add(figure);
        if (earlier === undefined) found.set(said.index, { said, figures: new Set([figure]) });
        else if (said.written.length > earlier.said.written.length)
          found.set(said.index, { said, figures: earlier.figures });
      }
    }
    return [...found.values()]
      .sort((a, b) => a.said.index - b.said.index)
      .map(({ said, figures: candidates }) => {
        const sayable = figures.filter((figure) => candidates.has(figure));
        const names = sayable.map(({ name }) => name);
        return { names, ...said, agrees: agrees(said.values, sayable) };
      });
  };
}

type Said = Pick<Mention, "written" | "index" | "phrase" | "values">;

type Folded = { readonly text: string; readonly lower: string };

/** Looks only around a word of the phrase, which most texts do not have: numbers take longer to find. */
function findSaid({ text, lower }: Folded, { unit }: Figure, pattern: () => RegExp, near: string): readonly Said[] {
  const found: Said[] = [];
  let end = 0;
  for (let at = lower.indexOf(near); at !== -1; at = lower.indexOf(near, at + near.length)) {
    // Most of what is around it may be searched already.
    if (at <= end - reach / 2) continue;
    const start = Math.max(0, at - reach);
    end = at + reach;
    const part = text.slice(start, end);
    for (const match of part.matchAll(pattern())) {
      const said = readSaid(match, unit, part);
      found.push({ ...said, index: start + said.index });
    }
  }
  return found;
}

/** Further than any phrase extends. */
const reach = 500;

function readSaid(match: RegExpExecArray, unit: string | undefined, text: string): Said {
  const [from = 0, to = 0] = match.indices?.groups?.figure ?? [];
  const after = unit === undefined ? undefined : unitAfter(unit).exec(text.slice(to, to + unit.length + 8));
  const end = to + (after?.[0].length ?? 0);
  return {
    written: text.slice(from, end),
    index: from,
    phrase: match[0],
    values: readNumbers(text.slice(from, to)),
  };
}

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

/** `near` is the longest word of the phrase, in lower case. */
function toPattern(
  phrase: string,
  unit: string | undefined,
): { readonly pattern: () => RegExp; readonly near: string } {
  const [before = "", after = ""] = phrase.split("{}");
  const near = `${before} ${after}`
    .toLowerCase()
    .split(/[\s'’…]+/)
    .reduce((a, b) => (b.length > a.length ? b : a), "");
  const pattern = once(() => {
    const number = numberSource(unit && `[%€$£]|${toWords(unit)}`);
    const source = `${toWords(before)}(?<figure>${number})${toWords(after)}`;
    return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "dgiu");
  });
  return { pattern, near };
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

function unitAfter(unit: string): RegExp {
  return new RegExp(`^${gap}{0,40}${toWords(unit)}(?![\\p{L}\\p{N}])`, "iu");
}
