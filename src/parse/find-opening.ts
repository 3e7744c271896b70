import { Lexer } from "yaml";

/**
 * Where that begins which is noticed at `end` to be left open: a text between quotes, or the innermost list or group in
 * brackets. Both are indices of the YAML `text`.
 */
export function findOpening(text: string, end: number, what: "quote" | "bracket"): number | undefined {
  const brackets: number[] = [];
  let start = 0;
  for (const lexeme of new Lexer().lex(text)) {
    if (start >= end) break;
    // The reader puts signs of its own round documents, words and brackets.
    if (!text.startsWith(lexeme, start)) continue;
    if (what === "quote" && /^["']/.test(lexeme) && start + lexeme.length >= end) return start;
    if (lexeme === "[" || lexeme === "{") brackets.push(start);
    else if (lexeme === "]" || lexeme === "}") brackets.pop();
    start += lexeme.length;
  }
  return what === "bracket" ? brackets.at(-1) : undefined;
}
