import { type Document, visit } from "yaml";
import { readYaml } from "../../text/read-yaml.ts";
import { type Message, say } from "../../words/message.ts";

/** A typographic character from `pos[0]` to `pos[1]`, where YAML needs another one. */
export type TypesetSign = {
  readonly pos: readonly [from: number, to: number];
  readonly message: Message;
  readonly hint: Message;
  /** The replacement, of the same length. */
  readonly instead: string;
};

// Matches a whole run: otherwise the text around it would be searched once for each character.
const unbroken = "[\\u00A0\\u2007\\u202F]";
const spaces = `(?<!${unbroken})${unbroken}+(?!${unbroken})`;
const name = "^ *(?:- +)?[\\w.-]+";
const field = `${name} *: +`;

const kinds = [
  {
    pattern: new RegExp(
      `${spaces}(?:(?<=^ *${spaces})(?= *\\S)|(?<=(?:^ *-|${name} *:)${spaces})|(?<=${name}${spaces})(?= *:(?:\\s|$)))`,
      "gm",
    ),
    instead: " ",
    what: "yaml/syntax.unbroken-space",
    hint: "yaml/syntax.unbroken-space.hint",
  },
  {
    pattern: /[–—•](?<=^ *.)(?=[ \u00A0])/gm,
    instead: "-",
    what: "yaml/syntax.dash",
    hint: "yaml/syntax.dash.hint",
  },
  {
    pattern: new RegExp(
      `[“”„](?<=${field}.)(?=[^"\\n]*[“”] *$)|[“”](?= *$)(?<=${field}[“”„][^"\\n]*.)`,
      "gm",
    ),
    instead: '"',
    what: "yaml/syntax.curly-quotes",
    hint: "yaml/syntax.curly-quotes.hint",
  },
  {
    pattern: new RegExp(`«(?<=${field}.)(?=[^"\\n]*» *$)|»(?= *$)(?<=${field}«[^"\\n]*.)`, "gm"),
    instead: '"',
    what: "yaml/syntax.guillemets",
    hint: "yaml/syntax.guillemets.hint",
  },
] as const;

/**
 * Finds the typographic characters that make the YAML wrong, the first of each line, in order. Those within texts stay.
 * `document` is what the reader makes of `text`.
 */
export function findTypesetSigns(text: string, document: Document.Parsed): readonly TypesetSign[] {
  const isRead = document.errors.length === 0;
  // A text may begin with a dash or stand in curly quotes.
  const signs = (isRead ? kinds.slice(0, 1) : kinds)
    .flatMap((kind) => [...text.matchAll(kind.pattern)].map((match) => toSign(match, kind)))
    .sort((a, b) => a.pos[0] - b.pos[0]);
  if (signs.length === 0) return [];
  const mended = readYaml(mend(text, signs));
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
    message: say("yaml/syntax", { what: say(kind.what) }),
    hint: say(kind.hint),
    instead: kind.instead.repeat(written.length),
  };
}

function mend(text: string, signs: readonly TypesetSign[]): string {
  let mended = "";
  for (const { pos, instead } of signs) mended += text.slice(mended.length, pos[0]) + instead;
  return mended + text.slice(mended.length);
}

/** In the order of the text, without overlap. */
function rangesOfTexts(document: Document.Parsed): readonly (readonly [from: number, to: number])[] {
  const ranges: [number, number][] = [];
  visit(document, {
    Scalar(_, node) {
      if (node.range) ranges.push([node.range[0], node.range[1]]);
    },
  });
  return ranges.sort((a, b) => a[0] - b[0]);
}
