import type { SourceFile } from "../../model/model.ts";
import type { Position, Problem } from "../../words/problem.ts";

/** The position of a character in the first of `files` that contains it. */
export function findCharacter(
  character: string,
  files: readonly string[],
  sources: readonly SourceFile[],
): Pick<Problem, "file" | "at"> | undefined {
  for (const file of files) {
    const text = sources.find((source) => source.file === file)?.text ?? "";
    const at = findIn(text, character);
    if (at !== undefined) return { file, at };
  }
  return undefined;
}

function findIn(text: string, character: string): Position | undefined {
  const place = text.indexOf(character);
  if (place === -1) return undefined;
  const before = text.slice(0, place).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, length: character.length };
}
