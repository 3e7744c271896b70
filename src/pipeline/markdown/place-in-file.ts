import type { MarkdownSource, Stretch } from "../../model/model.ts";
import { countWhile } from "../../text/count-while.ts";
import type { Position } from "../../words/problem.ts";

/**
 * The position in the file of a place in a text. The underlined part ends with its line. `offset` is the offset of the
 * place, if known: computing it means reading the text.
 */
export function placeInFile(
  place: Position,
  { text, line, stretches }: MarkdownSource,
  offset?: number,
): Position {
  if (stretches === undefined) return { ...place, line: line + place.line - 1 };
  const at = offset ?? offsetOf(place, text);
  const index = Math.max(0, countWhile(stretches.length, (each) => (stretches[each]?.from ?? 0) <= at) - 1);
  const { from, ...start }: Stretch = stretches[index] ?? { from: 0, line, column: 1 };
  if (start.length !== undefined) return start;
  const column = start.column + Math.max(0, at - from);
  if (place.length === undefined) return { line: start.line, column };
  const rest = text.slice(at, stretches[index + 1]?.from).trimEnd();
  return { line: start.line, column, length: Math.max(1, Math.min(place.length, rest.length)) };
}

function offsetOf({ line, column }: Position, text: string): number {
  let start = 0;
  for (let left = line - 1; left > 0; left -= 1) start = text.indexOf("\n", start) + 1;
  return start + column - 1;
}
