import { Lexer } from "yaml";
import { once } from "../../once.ts";
import { countWhile } from "../../text/count-while.ts";

/**
 * Finds the start of what is still open at `end`: a quoted text, or the innermost list or group in brackets. Both are
 * indices of the YAML.
 */
export type FindOpening = (end: number, what: "quote" | "bracket") => number | undefined;

/** Serves all errors of one text, which is split into tokens only once. */
export function createOpeningFinder(text: string): FindOpening {
  const lexemes = once(() => listLexemes(text));
  return (end, what) => {
    const before = lastBefore(lexemes(), end);
    if (before === undefined) return undefined;
    if (what === "bracket") return before.open?.start;
    const { start, lexeme } = before;
    return /^["']/.test(lexeme) && start + lexeme.length >= end ? start : undefined;
  };
}

/** A bracket, and the one around it. */
type Open = { readonly start: number; readonly outer: Open | undefined };

type Lexeme = {
  readonly start: number;
  readonly lexeme: string;
  /** The innermost open bracket after it. */
  readonly open: Open | undefined;
};

function listLexemes(text: string): readonly Lexeme[] {
  const lexemes: Lexeme[] = [];
  let start = 0;
  let open: Open | undefined;
  for (const lexeme of new Lexer().lex(text)) {
    // The reader adds control characters of its own around documents, words and brackets.
    if (!text.startsWith(lexeme, start)) continue;
    if (lexeme === "[" || lexeme === "{") open = { start, outer: open };
    else if (lexeme === "]" || lexeme === "}") open = open?.outer;
    lexemes.push({ start, lexeme, open });
    start += lexeme.length;
  }
  return lexemes;
}

/** The last token that begins before `end`. */
function lastBefore(lexemes: readonly Lexeme[], end: number): Lexeme | undefined {
  return lexemes[countWhile(lexemes.length, (index) => (lexemes[index]?.start ?? end) < end) - 1];
}
