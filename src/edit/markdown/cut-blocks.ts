import type { RootContent } from "mdast";
import { evenOut } from "../splice/splice.ts";
import { readTree } from "./read-tree.ts";

/** One block of a Markdown text: where it stands in the text, as it is written, and as a tree. */
export type CutBlock = {
  readonly from: number;
  readonly to: number;
  readonly source: string;
  readonly tree: RootContent;
};

/** The blocks of a text in their order, such as paragraphs, lists and directives. Its places are those of a text with `\n` alone. */
export function cutBlocks(written: string): readonly CutBlock[] {
  const { text } = evenOut(written);
  return readTree(text).children.map((tree) => {
    const from = tree.position?.start.offset ?? 0;
    const to = tree.position?.end.offset ?? from;
    return { from, to, source: text.slice(from, to), tree };
  });
}
