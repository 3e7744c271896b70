import type { Text } from "mdast";
import type { Compilation } from "./compilation.ts";

/** Words of one line as a node with a position: `offset` counts in the text, from 0. */
export function placeWords(words: string, offset: number, { location }: Pick<Compilation, "location">): Text {
  const { line, column } = location.toPoint(offset) ?? { line: 1, column: 1 };
  const start = { line, column, offset };
  const end = { line, column: column + words.length, offset: offset + words.length };
  return { type: "text", value: words, position: { start, end } };
}
