/** Sets `value` in the typography of `language`. Strings in `keep` stay to the letter. Idempotent. */
export function typeset(value: string, language: string, keep: readonly string[] = []): string {
  return applyEdits(value, createTypographer(language, keep)(value));
}

/** The text after the edits. What is to be raised stays as it is: text alone has no superscripts. */
export function applyEdits(value: string, edits: readonly Edit[]): string {
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

/** Puts `text` in the place of a range. `raised` means: set this range, unchanged, as a superscript. */
export type Edit = Range & { readonly text: string; readonly raised: boolean };

/** Gives the edits that set a text, in order and without overlap. `fixed` ranges are context, never changed. */
export type Typographer = (text: string, fixed?: readonly Range[]) => readonly Edit[];

/**
 * What sets texts in `language`; in languages other than French, nothing changes.
 *
 * It replaces the characters that keyboards lack and the kind of a space, and adds a space only inside « »:
 * where an author wrote none, as in “16:30” or “Oops!”, there may be a reason. Straight double quotes stay,
 * because only their author knows whether they are quotation marks, inches or code.
 */
export function createTypographer(language: string, keep: readonly string[]): Typographer {
  if (!/^fr(?:-|$)/i.test(language)) return () => [];
  const kept = keep.filter((text) => text !== "");
  return (text, fixed = []) => {
    const edits = collectEdits(text);
    if (edits.length === 0) return edits;
    const untouchable = [...fixed, ...findAddresses(text), ...kept.flatMap((word) => findAll(text, word))];
    return edits.filter((edit) => !untouchable.some((range) => overlap(edit, range)));
  };
}

const space = "[ \\t\\n\\u00A0\\u202F]";
const thinNoBreak = "\u202F";
const noBreak = "\u00A0";

const units =
  "%|‰|[kM]?€|Md€|\\$|£|°[CF]?|[cdkmµ]?m[²³23]?|ha|[cdhk]?[Ll]|m[Ll]|[km]?g|t|[kMGT]?Wh?c?|k?VA|[km]?V|m?A|[kMG]?Hz|" +
  "h|min|m?s|j|[kKMGT]?o|[kMG]?bits?|dB|ppm|[hk]?Pa|bars?|lx|lm|K";

/** What each pattern matches is replaced whole; what stands around it is in its assertions. */
const rules: readonly { readonly pattern: RegExp; readonly text: string }[] = [
  { pattern: /(?<=\p{L})'(?=[\p{L}\p{N}«“"(])/gu, text: "’" },
  { pattern: /(?<![./\\])\.{3}(?![./\\])/g, text: "…" },
  // A letter or a sign right after it means code, as in “a != b”, not the end of a sentence.
  { pattern: new RegExp(`(?<=[^\\s«])${space}+(?=[;!?](?![\\p{L}\\p{N}=]))`, "gu"), text: thinNoBreak },
  { pattern: new RegExp(`(?<=[^\\s«])${space}+(?=:(?![\\p{L}\\p{N}:=/]))`, "gu"), text: noBreak },
  { pattern: new RegExp(`(?<=«)${space}*(?=[^\\s»])`, "gu"), text: noBreak },
  { pattern: new RegExp(`(?<=[^\\s«])${space}*(?=»)`, "gu"), text: noBreak },
  // Groups of three digits, but not the decimals of a number nor the end of a reference such as “EN 52120-1”.
  {
    pattern:
      /(?<=(?<![\p{L}\d,.]|[\p{L}\d]-)\d{1,3}(?:[ \u00A0\u202F]\d{3})*)[ \u00A0\u202F](?=\d{3}(?!\d))/gu,
    text: thinNoBreak,
  },
  {
    pattern: new RegExp(`(?<=\\d)[ \\u00A0\\u202F]+(?=(?:${units})(?![\\p{L}\\p{N}'’]))`, "gu"),
    text: noBreak,
  },
  { pattern: /(?<=\d[ \u00A0\u202F]h)[ \u00A0\u202F]+(?=\d{2}(?!\d))/gu, text: noBreak },
  { pattern: /(?<=(?<!\p{L})[nN][°º])[ \u00A0\u202F]+(?=\d)/gu, text: noBreak },
];

const apart = "(?<![\\p{L}\\p{N}.,/_-])";
const ordinal = new RegExp(
  `(?<=${apart}(?:1|I))(?:ers?|res?)(?![\\p{L}\\p{N}])|(?<=${apart}(?:\\d{1,3}|[IVX]{2,}|V))es?(?![\\p{L}\\p{N}])`,
  "gu",
);

function collectEdits(text: string): readonly Edit[] {
  const edits: Edit[] = [];
  for (const rule of rules) {
    for (const { 0: found, index } of text.matchAll(rule.pattern)) {
      if (found !== rule.text)
        edits.push({ start: index, end: index + found.length, text: rule.text, raised: false });
    }
  }
  for (const { 0: found, index } of text.matchAll(ordinal)) {
    edits.push({ start: index, end: index + found.length, text: found, raised: true });
  }
  return edits
    .sort((a, b) => a.start - b.start)
    .filter((edit, i, all) => i === 0 || edit.start >= (all[i - 1]?.end ?? 0));
}

function findAddresses(text: string): readonly Range[] {
  const address = /https?:\/\/\S+|www\.\S+|[\w.+'-]{1,64}@[\w-][\w.-]*/g;
  return [...text.matchAll(address)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

function findAll(text: string, word: string): readonly Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    found.push({ start: at, end: at + word.length });
  }
  return found;
}

function overlap(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}
