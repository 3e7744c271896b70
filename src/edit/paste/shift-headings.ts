import type { RootContent } from "mdast";

const deepest = 6;

/** Gives the highest headings `depth`, and the others the next depths, so that no level is skipped. */
export function shiftHeadings(blocks: readonly RootContent[], depth: number): readonly RootContent[] {
  const open: number[] = [];
  return blocks.map((block) => {
    if (block.type !== "heading") return block;
    while (open.length > 0 && Number(open.at(-1)) >= block.depth) open.pop();
    open.push(block.depth);
    return { ...block, depth: Math.min(deepest, depth + open.length - 1) as typeof block.depth };
  });
}
