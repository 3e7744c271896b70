import type { Node } from "yaml";

/** Where a value stands in a text of YAML, and how it is moved to the margin. */
export type Written = {
  readonly from: number;
  readonly to: number;
  /** How far its lines stand in, but for the first. 0 behind a name: then they are indented as they please. */
  readonly margin: number;
  /** True where it begins on a line of its own. */
  readonly ownLine: boolean;
};

/** Undefined where nothing is written. */
export function findWritten(node: Node | undefined, text: string): Written | undefined {
  if (!node?.range) return undefined;
  const [from, end] = node.range;
  const lineStart = text.lastIndexOf("\n", from - 1) + 1;
  const ownLine = /^[ \t]*$/.test(text.slice(lineStart, from));
  const to = from + text.slice(from, end).trimEnd().length;
  return { from, to, margin: ownLine ? from - lineStart : 0, ownLine };
}
