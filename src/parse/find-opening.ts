import { Lexer } from "yaml";

/** Where the text between quotes begins that is noticed at `end` to be left open. Both are indices of the YAML `text`. */
export function findOpening(text: string, end: number): number | undefined {
  let start = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (start >= end) return undefined;
    // The reader puts signs of its own round documents and words.
    if (!text.startsWith(lexeme, start)) continue;
    if (/^["']/.test(lexeme) && start + lexeme.length >= end) return start;
    start += lexeme.length;
  }
  return undefined;
}
