import { type Document, isMap, isScalar, isSeq, Scalar, visit } from "yaml";
import { columnOf } from "./members.ts";

/** How a file is written. */
export type FileStyle = {
  readonly text: string;
  /** Blanks by which a group, and a list, stands further in than the name of it. */
  readonly step: number;
  readonly listStep: number;
  /** Of lines of folded texts. */
  readonly width: number;
};

export function readStyle(document: Document.Parsed, text: string): FileStyle {
  let step: number | undefined;
  let listStep: number | undefined;
  let longest = 0;
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !key.range || !(isMap(value) || isSeq(value)) || value.flow || !value.range)
        return;
      const further = columnOf(value.range[0], text) - columnOf(key.range[0], text);
      if (isMap(value)) step ??= further;
      else listStep ??= further;
    },
    Scalar(_, { range, type }) {
      if (!range || type === Scalar.BLOCK_LITERAL) return;
      const [, ...lines] = text.slice(range[0], range[1]).split("\n");
      // A long word is no measure.
      for (const line of lines) if (line.trim().includes(" ")) longest = Math.max(longest, line.length);
    },
  });
  return { text, step: step ?? 2, listStep: listStep ?? step ?? 2, width: longest <= 80 ? 80 : 120 };
}
