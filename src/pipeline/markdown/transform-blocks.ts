import type { ListItem, Paragraph, PhrasingContent, RootContent, Table } from "mdast";
import type { Compilation } from "./compilation.ts";
import { type Markup, markup } from "./markup.ts";
import { isInLine, nestHtml } from "./nest-html.ts";
import { reportForeignMarks } from "./report-foreign-marks.ts";
import { reportOpenCode } from "./report-open-code.ts";
import { reportStrayFence } from "./report-stray-fence.ts";
import { reportStrayLink } from "./report-stray-link.ts";
import { reportStrayMarks } from "./report-stray-marks.ts";
import { placePart } from "./split-parts.ts";
import { readAlert } from "./transform-alert.ts";
import { transformCode } from "./transform-code.ts";
import { type BlockDirective, type Place, transformDirective } from "./transform-directive.ts";
import { transformHeading } from "./transform-heading.ts";
import { findSoleImage, transformImage } from "./transform-image.ts";
import { isCaption, transformTable } from "./transform-table.ts";
import { transformText } from "./transform-text.ts";

/** Transforms blocks and their content in one walk. Mistakes are reported and left out. */
export function transformBlocks(
  nodes: readonly RootContent[],
  place: Place,
  compilation: Compilation,
  holder?: BlockDirective,
): RootContent[] {
  const nested = nestHtml(nodes, "blocks", compilation) as readonly RootContent[];
  return nested.flatMap((node, index) => {
    const previous = nested[index - 1];
    if (node.type === "table")
      return transformTable(node, isCaption(previous) ? previous : undefined, compilation);
    if (isCaption(node) && nested[index + 1]?.type === "table") return [];
    return transformBlock(node, place, compilation, holder);
  });
}

function transformBlock(
  node: Exclude<RootContent, Table>,
  place: Place,
  compilation: Compilation,
  holder: BlockDirective | undefined,
): RootContent | readonly RootContent[] {
  switch (node.type) {
    case "paragraph":
      return transformParagraph(node, place, compilation);
    case "heading":
      return transformHeading(node, compilation);
    case "blockquote": {
      const alert = readAlert(node, compilation);
      if (alert !== undefined)
        return placePart(compilation.parts, alert.part, transformBlocks(alert.inside, place, compilation));
      node.children = transformBlocks(node.children, "inside", compilation) as typeof node.children;
      return node;
    }
    case "list":
      // Computed once for all items, whose HTML depends on it.
      node.spread ||= node.children.some(isSpread);
      for (const item of node.children) transformItem(item, compilation);
      return node;
    case "containerDirective":
    case "leafDirective": {
      const part = transformDirective(node, place, compilation, holder);
      const inside =
        node.type === "containerDirective"
          ? transformBlocks(node.children, place, compilation, node)
          : part === undefined
            ? transformBlocks([{ type: "paragraph", children: node.children }], "inside", compilation)
            : [];
      return part === undefined ? inside : placePart(compilation.parts, part, inside);
    }
    // `nestHtml` has replaced it.
    case "html":
      return [];
    // Their content is written where the text refers to them.
    case "definition":
    case "footnoteDefinition":
      return [];
    case "code":
      reportOpenCode(node, compilation);
      return transformCode(node, compilation);
    case "thematicBreak":
      return node;
    case "markup":
      node.children = transformMarkup(node, place, compilation);
      return node;
    // No parser puts these between paragraphs.
    case "listItem":
    case "tableRow":
    case "tableCell":
    case "yaml":
    case "text":
    case "inlineCode":
    case "break":
    case "emphasis":
    case "strong":
    case "delete":
    case "link":
    case "linkReference":
    case "image":
    case "imageReference":
    case "footnoteReference":
    case "textDirective":
      return [];
  }
}

function transformMarkup({ children }: Markup, place: Place, compilation: Compilation): RootContent[] {
  if (!children.every(isInLine)) return transformBlocks(children as RootContent[], place, compilation);
  return transformText(children as PhrasingContent[], compilation).children as RootContent[];
}

function transformParagraph(node: Paragraph, place: Place, compilation: Compilation): readonly RootContent[] {
  const image = place === "top" ? findSoleImage(node) : undefined;
  if (image !== undefined) return transformImage(image, "figure", compilation);
  reportStrayFence(node, compilation);
  reportStrayLink(node, compilation);
  reportStrayMarks(node, compilation);
  reportForeignMarks(node, compilation);
  const { children, text } = transformText(node.children, compilation);
  node.children = children;
  // A paragraph of HTML may have lost all its content.
  return text.trim() === "" && children.every((child) => child.type === "text") ? [] : [node];
}

function isSpread({ spread, children }: ListItem): boolean {
  return spread ?? children.length > 1;
}

/** The words of a task are in a label, so that its checkbox has a name. */
function transformItem(item: ListItem, compilation: Compilation): void {
  item.children = transformBlocks(item.children, "inside", compilation) as typeof item.children;
  if (typeof item.checked !== "boolean") return;
  const box = markup("input", { type: "checkbox", disabled: true, checked: item.checked });
  const [first] = item.children;
  if (first?.type === "paragraph") {
    first.children = [markup("label", {}, [box, { type: "text", value: " " }, ...first.children])];
  }
  item.data = { hProperties: { className: ["task-list-item"] } };
  item.checked = null;
}
