import type { Text } from "mdast";

/** Words of one line as a node, which has a place: `offset` counts in `source`, from 0. */
export function placeWords(words: string, offset: number, source: string): Text {
  const before = source.slice(0, offset).split("\n");
  const start = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, offset };
  const end = { ...start, column: start.column + words.length, offset: offset + words.length };
  return { type: "text", value: words, position: { start, end } };
}
