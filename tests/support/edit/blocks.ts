import type { Root, RootContent } from "mdast";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import type { Block } from "../../../src/editor/answers.ts";
import type { RequestTo } from "../../../src/editor/requests.ts";

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);

export function cut(text: string): readonly Block[] {
  return parser.parse(text).children.map((tree) => ({
    source: text.slice(tree.position?.start.offset, tree.position?.end.offset),
    tree,
  }));
}

export function join({ text, blocks }: RequestTo<"compose">): string {
  const known = cut(text);
  const sources = blocks.map((block) => {
    if (typeof block === "number") return known[block]?.source ?? "";
    if ("source" in block) return block.source;
    const root: Root = { type: "root", children: [block.tree as RootContent] };
    return toMarkdown(root, { extensions: [gfmToMarkdown(), directiveToMarkdown()], bullet: "-" }).trimEnd();
  });
  return `${sources.join("\n\n")}\n`;
}
