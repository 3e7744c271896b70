import type { ListItem, Paragraph, RootContent } from "mdast";
import type { Compilation } from "./compilation.ts";
import { markup } from "./markup.ts";
import { reportHtml } from "./report-html.ts";
import { reportStrayFence } from "./report-stray-fence.ts";
import { placePart } from "./split-parts.ts";
import { type Place, transformDirective } from "./transform-directive.ts";
import { transformHeading } from "./transform-heading.ts";
import { findSoleImage, transformImage } from "./transform-image.ts";
import { transformInlines } from "./transform-inlines.ts";
import { isCaption, transformTable } from "./transform-table.ts";
import { transformText } from "./transform-text.ts";

/** Transforms blocks and all that stands in them, in one walk. What does not hold is reported and left out. */
export function transformBlocks(
  nodes: readonly RootContent[],
  place: Place,
  compilation: Compilation,
): RootContent[] {
  return nodes.flatMap((node, index) => {
    const next = nodes[index + 1];
    if (node.type === "paragraph" && next?.type === "table" && isCaption(node)) return [];
    const previous = nodes[index - 1];
    if (node.type === "table") {
      const caption = previous?.type === "paragraph" && isCaption(previous) ? previous : undefined;
      return transformTable(node, caption, compilation);
    }
    return transformBlock(node, place, compilation);
  });
}

function transformBlock(node: RootContent, place: Place, compilation: Compilation): RootContent | readonly RootContent[] {
  switch (node.type) {
    case "paragraph":
      return transformParagraph(node, place, compilation);
    case "heading":
      return transformHeading(node, compilation);
    case "blockquote":
      return { ...node, children: transformBlocks(node.children, "inside", compilation) as typeof node.children };
    case "list":
      for (const item of node.children) transformItem(item, compilation);
      return node;
    case "containerDirective":
    case "leafDirective": {
      const part = transformDirective(node, place, compilation);
      const inside = node.type === "leafDirective" ? [] : transformBlocks(node.children, place, compilation);
      return part === undefined ? inside : placePart(compilation.parts, part, inside);
    }
    case "html":
      reportHtml(node, compilation);
      return [];
    case "definition":
    case "footnoteDefinition":
      return [];
    case "code":
    case "thematicBreak":
    case "markup":
      return node;
    …
  }
}
