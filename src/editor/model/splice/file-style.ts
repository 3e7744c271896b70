import { type Document, isMap, isScalar, isSeq, Scalar, visit } from "yaml";
import { columnOf } from "./members.ts";

/** The YAML style of a file. */
export type FileStyle = {
  readonly text: string;
  /** The indentation, in spaces, of a group (`step`) and of a list (`listStep`) below its name. */
  readonly step: number;
  readonly listStep: number;
  /** The width of folded lines, in characters. */
  readonly width: number;
};

export function readStyle(document: Document.Parsed, text: string): FileStyle {
  let step: number | undefined;
  let listStep: number | undefined;
  const folded: string[][] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !key.range || !(isMap(value) || isSeq(value)) || value.flow || !value.range)
        return;
      const further = columnOf(value.range[0], text) - columnOf(key.range[0], text);
      if (isMap(value)) step ??= further;
      else listStep ??= further;
    },
    Scalar(_, { range, type }) {
      if (range && type !== Scalar.BLOCK_LITERAL)
        folded.push(text.slice(range[0], range[1]).split("\n").slice(1));
    },
  });
  return { text, step: step ?? 2, listStep: listStep ?? step ?? 2, width: guessWidth(folded) };
}

const widths = Array.from({ length: 61 }, (_, at) => 120 - at);

/** Guesses the width at which most line ends have no room for the next word. */
function guessWidth(texts: readonly (readonly string[])[]): number {
  const ends = texts.flatMap((lines) =>
    lines.slice(0, -1).flatMap((line, at) => {
      const next = /\S+/.exec(lines[at + 1] ?? "")?.[0];
      return next === undefined ? [] : [{ from: line.length, to: line.length + 1 + next.length }];
    }),
  );
  const count = (width: number) => ends.filter(({ from, to }) => from <= width && width < to).length;
  const counted = widths.map((width) => ({ width, count: count(width) }));
  return counted.reduce((most, each) => (each.count > most.count ? each : most)).width;
}
