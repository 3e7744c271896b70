import type { RootContent } from "mdast";
import { evenOut } from "../splice/splice.ts";
import { readMarkdownTree } from "./read-markdown-tree.ts";
import { plainSyntax, type TextSyntax } from "./text-syntax.ts";

/** One block of a Markdown text: its offsets, its source and its tree. */
export type CutBlock = {
  readonly from: number;
  readonly to: number;
  readonly source: string;
  readonly tree: RootContent;
};

/**
 * Cuts a text into blocks, such as paragraphs, lists and directives. Offsets count each line end as one character. For
 * `directives`, see `readMarkdownTree`.
 */
export function cutBlocks(
  written: string,
  directives?: readonly string[],
  syntax: TextSyntax = plainSyntax,
): readonly CutBlock[] {
  const { text } = evenOut(written);
  return readMarkdownTree(text, directives, syntax).children.map((tree) => {
    const from = tree.position?.start.offset ?? 0;
    const to = tree.position?.end.offset ?? from;
    return { from, to, source: text.slice(from, to), tree };
  });
}
