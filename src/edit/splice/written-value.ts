import type { Node } from "yaml";
import { lineStart } from "./members.ts";

/** The stretch of a value in a YAML text, with its indentation. */
export type Written = {
  readonly from: number;
  readonly to: number;
  /** The indentation of its lines after the first, in spaces. 0 after a name, where any indentation is allowed. */
  readonly margin: number;
  /** True if it begins on a line of its own. */
  readonly ownLine: boolean;
};

/** Undefined if nothing is written. */
export function findWritten(node: Node | undefined, text: string): Written | undefined {
  if (!node?.range) return undefined;
  const [from, end] = node.range;
  const start = lineStart(from, text);
  const ownLine = /^[ \t]*$/.test(text.slice(start, from));
  const to = from + text.slice(from, end).trimEnd().length;
  return { from, to, margin: ownLine ? from - start : 0, ownLine };
}
