import { Lexer } from "yaml";
import { once } from "../once.ts";

/**
 * Where that begins which is noticed at `end` to be left open: a text between quotes, or the innermost list or group in
 * brackets. Both are indices of the YAML.
 */
export type FindOpening = (end: number, what: "quote" | "bracket") => number | undefined;

/** For all that is left open in one text, which is taken apart once. */
export function createOpeningFinder(text: string): FindOpening {
  const lexemes = once(() => listLexemes(text));
  return (end, what) => {
    const brackets: number[] = [];
    for (const { start, lexeme } of lexemes()) {
      if (start >= end) break;
      if (what === "quote" && /^["']/.test(lexeme) && start + lexeme.length >= end) return start;
      if (lexeme === "[" || lexeme === "{") brackets.push(start);
      else if (lexeme === "]" || lexeme === "}") brackets.pop();
    }
    return what === "bracket" ? brackets.at(-1) : undefined;
  };
}

function listLexemes(text: string): readonly { readonly start: number; readonly lexeme: string }[] {
  const lexemes = [];
  let start = 0;
  for (const lexeme of new Lexer().lex(text)) {
    // The reader puts signs of its own round documents, words and brackets.
    if (!text.startsWith(lexeme, start)) continue;
    lexemes.push({ start, lexeme });
    start += lexeme.length;
  }
  return lexemes;
}
