import { isFrench } from "./short-words.ts";
/**
 * Sets `value` in the typography of `language`. Strings in `keep` stay unchanged. Idempotent. `language` is a tag of
 * BCP 47, such as `fr` or `en-GB`.
 *
 * @example
 * ```tsx
 * typeset("Ouvert : de 8 h à 12 h", "fr"); // with a space before the colon at which no line ends
 * ```
 */
export function typeset(value: string, language: string, keep: readonly string[] = []): string {
  return applyEdits(value, createTypographer(language, keep)(value));
}

/** Applies the edits to plain text. Edits that need markup, such as superscripts, are left out. */
export function applyEdits(value: string, edits: readonly TextEdit[]): string {
  let set = "";
  let from = 0;
  for (const { start, end, text } of edits) {
    set += value.slice(from, start) + text;
    from = end;
  }
  return set + value.slice(from);
}

/** Offsets into a text. The end is after the last character. */
export type Range = { readonly start: number; readonly end: number };

/**
 * Replaces a range by `text`. Two kinds need markup and keep the range: `raised` is a superscript, `together` must not
 * break across lines: a reference such as 2020-887, the word e-mail, or a verb and its pronoun (« faut-il »).
 */
export type TextEdit = Range & { readonly text: string; readonly markup?: "raised" | "together" };

/** Returns the edits for a text, in order and without overlap. `fixed` ranges are context and are never changed. */
export type Typographer = (text: string, fixed?: readonly Range[]) => readonly TextEdit[];

/**
 * Sets texts in `language`; only French is changed.
 *
 * Replaces characters that keyboards lack and kinds of spaces, and adds a space only inside « »: where an author wrote
 * none, as in “16:30” or “Oops!”, there may be a reason. Straight double quotes stay, because only their author knows
 * whether they are quotation marks, inches or code.
 */
export function createTypographer(language: string, keep: readonly string[]): Typographer {
  if (!isFrench(language)) return () => [];
  const kept = keep.filter((text) => text !== "");
  return (text, fixed = []) => {
    const edits = collectEdits(text);
    if (edits.length === 0) return edits;
    const untouchable = [...fixed, ...findAddresses(text), ...kept.flatMap((word) => findAll(text, word))];
    return apartFrom(untouchable, edits);
  };
}

const thinNoBreak = "\u202F";
const noBreak = "\u00A0";

function collectEdits(text: string): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  const replace = (start: number, end: number, by: string) => {
    if (text.slice(start, end) !== by) edits.push({ start, end, text: by });
  };
  const mark = (start: number, end: number, markup: NonNullable<TextEdit["markup"]>) =>
    edits.push({ start, end, text: text.slice(start, end), markup });
  sign.lastIndex = 0;
  for (let match = sign.exec(text); match !== null; match = sign.exec(text)) {
    const { 0: found, index: start } = match;
    const end = start + found.length;
    switch (found[0]) {
      case "'":
        replace(start, end, "’");
        break;
      case ".":
        replace(start, end, "…");
        break;
      case "«":
        replace(start, end, `«${noBreak}`);
        break;
      case "»":
        replace(start, end, `${noBreak}»`);
        break;
      case " ":
      case "\t":
      case "\n":
      case noBreak:
      case thinNoBreak: {
        const by = chooseSpace(text, start, end);
        if (by !== undefined) replace(start, end, by);
        break;
      }
      case "-": {
        const verb = findVerb(text, start);
        // An ordinal is no verb, and two edits must not overlap.
        if (verb !== undefined && verb >= (edits.at(-1)?.end ?? 0)) mark(verb, end, "together");
        break;
      }
      default: {
        const raised = match[1] ?? match[2];
        if (raised === undefined) mark(start, end, "together");
        else if (!/[\p{L}\p{N}.…,/_-]/u.test(text[start - 1] ?? "")) mark(end - raised.length, end, "raised");
      }
    }
  }
  return edits;
}

/**
 * Everything that may have to change. The first character shows the kind. No two matches overlap, but the edit of a
 * verb also covers the word before its hyphen.
 */
const sign = new RegExp(
  [
    "'(?<=\\p{L}')(?=[\\p{L}\\p{N}«“\"(])",
    "\\.{3}(?<![./\\\\]\\.{3})(?![./\\\\])",
    "«(?=[^\\s»])",
    "»(?<=[^\\s«]»)",
    // Spaces beside a character that determines their kind.
    "[ \\t\\n\\u00A0\\u202F](?<![ \\t\\n\\u00A0\\u202F]{2})(?:(?<=[«\\d].|1er.)[ \\t\\n\\u00A0\\u202F]*|[ \\t\\n\\u00A0\\u202F]*(?=[»;!?:\\d]))",
    // Ordinals: 1er, 1re, 2e, and Roman numerals except those that usually mean a letter.
    "(?:[1I](ers?|res?)|(?:\\d{1,3}|[IVX]{2,}|V)(es?))(?![\\p{L}\\p{N}])",
    // Digits around hyphens: 2020-887, 175-5-1.
    "(?<!\\d)\\d+(?:-\\d+)+",
    // A compound word whose first part is one letter.
    "[eE]-mails?(?<![\\p{L}\\p{N}_-][eE]-mails?)(?![\\p{L}\\p{N}_-])",
    // The pronoun of a verb, and celui-ci: faut-il, passe-t-elle, écrivez-nous, faites-le, ce jour-là.
    "-(?<=\\p{L}-)(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|ci|là|le|la|les|lui|leur|moi|toi|en|y)(?![\\p{L}\\p{N}_-])",
  ].join("|"),
  "gsu",
);

/** Where the word that ends at `hyphen` starts. Undefined when none does, or it is too long for a narrow column. */
function findVerb(text: string, hyphen: number): number | undefined {
  const word = /(?<![\p{L}\p{N}_-])\p{L}{1,14}$/u.exec(text.slice(Math.max(0, hyphen - 15), hyphen));
  return word === null ? undefined : hyphen - word[0].length;
}

/** The kind of space required between `start` and `end`. Undefined when any space will do. */
function chooseSpace(text: string, start: number, end: number): string | undefined {
  const before = text[start - 1];
  const after = text[end];
  if (before === undefined || after === undefined) return undefined;
  if (before === "«" || after === "»") return before === "«" && after === "»" ? undefined : noBreak;
  switch (after) {
    // Followed directly by a letter or a sign, as in “a != b”, it is code and does not end a sentence.
    case ";":
    case "!":
    case "?":
      return /[\p{L}\p{N}=]/u.test(text[end + 1] ?? "") ? undefined : thinNoBreak;
    case ":":
      return /[\p{L}\p{N}:=/]/u.test(text[end + 1] ?? "") ? undefined : noBreak;
  }
  if (/\d/.test(before)) {
    if (end - start === 1 && startsWith(/\d{3}(?!\d)/y, text, end)) {
      return /(?<![\p{L}\d,.…]|[\p{L}\d]-)\d{1,3}(?:[ \u00A0\u202F]\d{3})*$/u.test(
        text.slice(Math.max(0, start - 40), start),
      )
        ? thinNoBreak
        : undefined;
    }
    return startsWith(unit, text, end) || startsWith(month, text, end) ? noBreak : undefined;
  }
  if (before === "r") return startsWith(month, text, end) ? noBreak : undefined;
  if (!/\d/.test(after)) return undefined;
  const mark = text.slice(Math.max(0, start - 9), start);
  // A reference: n° 5, R. 175-1, article 28, ISO 52120, (UE) 2016/679.
  if (/(?<!\p{L})(?:[nN][°º]|[DLR]\.|[Aa]rticles?|\p{Lu}{2,}\)?)$/u.test(mark)) return noBreak;
  // The minutes of “9 h 30”.
  return /\d[ \u00A0\u202F]h$/.test(mark) && startsWith(/\d{2}(?!\d)/y, text, end) ? noBreak : undefined;
}

const unit =
  /(?:%|‰|[kM]?€|Md€|\$|£|°[CF]?|[cdkmµ]?m[²³23]?|ha|[cdhkm]?[Ll]|[km]?g|t|[kMGT]?Wh?c?|k?VA|[km]?V|m?A|[kMG]?Hz|h|min|m?s|j|[kKMGT]?o|[kMG]?bits?|dB|ppm|[hk]?Pa|bars?|lx|lm|K)(?![\p{L}\p{N}'’])/uy;

/** After the day of a date. */
const month =
  /(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)(?!\p{L})/uy;

function startsWith(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function findAddresses(text: string): readonly Range[] {
  const patterns: RegExp[] = [];
  if (text.includes("http") || text.includes("www.")) patterns.push(/https?:\/\/\S+|www\.\S+/g);
  if (text.includes("@")) patterns.push(/[\w.+'-]{1,64}@[\w-][\w.-]*/g);
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
}

function findAll(text: string, word: string): readonly Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    found.push({ start: at, end: at + word.length });
  }
  return found;
}

/** The ordered edits that touch none of the ranges. */
function apartFrom(ranges: readonly Range[], edits: readonly TextEdit[]): readonly TextEdit[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start);
  let next = 0;
  /** The furthest end of the ranges that start before the end of the edit. */
  let reach = 0;
  return edits.filter(({ start, end }) => {
    for (let range = sorted[next]; range !== undefined && range.start < end; range = sorted[next]) {
      reach = Math.max(reach, range.end);
      next += 1;
    }
    return reach <= start;
  });
}
