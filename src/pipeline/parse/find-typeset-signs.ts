import { type Document, isScalar, visit } from "yaml";

/** A sign of word processors from `pos[0]` to `pos[1]`, where YAML needs another one. */
export type TypesetSign = {
  readonly pos: readonly [from: number, to: number];
  readonly message: string;
  readonly hint: string;
  /** What belongs there, of the same length. */
  readonly instead: string;
};

// A whole run: from within one, what stands round it would be looked at once for each sign.
const unbroken = "[\\u00A0\\u2007\\u202F]";
const spaces = `(?<!${unbroken})${unbroken}+(?!${unbroken})`;
const name = "^ *(?:- +)?[\\w.-]+";
const openedBefore = `(?<=${name} *: +[“”„][^"\\n]*.)`;

const kinds = [
  {
    pattern: new RegExp(
      `${spaces}(?:(?<=^ *${spaces})(?= *\\S)|(?<=(?:^ *-|${name} *:)${spaces})|(?<=${name}${spaces})(?= *:(?:\\s|$)))`,
      "gm",
    ),
    instead: " ",
    message: "there is a space that never breaks, which YAML takes for a letter",
    hint: "write an ordinary space over it: the two look the same",
  },
  {
    pattern: /[–—•](?<=^ *.)(?=[ \u00A0])/gm,
    instead: "-",
    message: "this sign begins no item of a list",
    hint: "write a hyphen in its place, and a space behind it",
  },
  {
    pattern: new RegExp(`[“”„](?<=${name} *: +.)(?=[^"\\n]*[“”] *$)|[“”](?= *$)${openedBefore}`, "gm"),
    instead: '"',
    message: "curly quotes do not enclose a text",
    hint: 'write the straight quote " in its place, before the text and after it',
  },
];

/**
 * Finds the signs that keep YAML from being read as it was meant, the first of each line, in the order of the text: those
 * that are part of a text stay what they are. `read` is the reader, `document` what it made of `text`.
 */
export function findTypesetSigns(
  text: string,
  document: Document.Parsed,
  read: (text: string) => Document.Parsed,
): readonly TypesetSign[] {
  const isRead = document.errors.length === 0;
  // A text may well begin with a dash or stand between curly quotes.
  const signs = (isRead ? kinds.slice(0, 1) : kinds)
    .flatMap((kind) => [...text.matchAll(kind.pattern)].map((match) => toSign(match, kind)))
    .sort((a, b) => a.pos[0] - b.pos[0]);
  if (signs.length === 0) return [];
  const mended = read(mend(text, signs));
  if (isRead ? mended.errors.length > 0 : mended.errors.length >= document.errors.length) return [];
  const texts = rangesOfTexts(mended);
  let next = 0;
  return signs
    .filter(({ pos: [from, to] }) => {
      while ((texts[next]?.[1] ?? Infinity) <= to) next += 1;
      return (texts[next]?.[0] ?? Infinity) >= from;
    })
    .filter(({ pos }, at, all) => at === 0 || text.slice(all[at - 1]?.pos[1], pos[0]).includes("\n"));
}

function toSign({ 0: written, index }: RegExpExecArray, kind: (typeof kinds)[number]): TypesetSign {
  return {
    pos: [index, index + written.length],
    message: `this is not well-formed YAML: ${kind.message}`,
    hint: kind.hint,
    instead: kind.instead.repeat(written.length),
  };
}

function mend(text: string, signs: readonly TypesetSign[]): string {
  let mended = "";
  for (const { pos, instead } of signs) mended += text.slice(mended.length, pos[0]) + instead;
  return mended + text.slice(mended.length);
}

/** In the order of the text. None lies within another. */
function rangesOfTexts(document: Document.Parsed): readonly (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar(_, node) {
      if (isScalar(node) && node.range) ranges.push([node.range[0], node.range[1]]);
    },
  });
  return ranges.sort((a, b) => a[0] - b[0]);
}
