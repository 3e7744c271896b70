import type { Element, Root } from "hast";
import { type Handle, toMdast } from "hast-util-to-mdast";
import type { Heading, Image, Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import { attribute, carriedImage, noteMark } from "./elements.ts";
import { tidyPhrasing, type Where } from "./tidy-phrasing.ts";

/** Converts HTML to blocks of Markdown, without empty ones. */
export function toBlocks(page: Root): readonly RootContent[] {
  const tree = toMdast(page, { handlers: { [noteMark]: refer, h1: head } });
  visit(tree, (node) => {
    // Positions in the clipboard mean nothing in the text.
    delete node.position;
  });
  const children = tree.type === "root" ? tree.children : [tree as RootContent];
  const isLoose = children.length > 0 && children.every(isPhrasing);
  return tidyBlocks(
    setImagesApart(isLoose ? [{ type: "paragraph", children: children as PhrasingContent[] }] : children),
  );
}

const refer: Handle = (_state, node: Element) => {
  const name = attribute(node, "dataName");
  return { type: "footnoteReference", identifier: name, label: name };
};

/** All headings are `h1` here, with their depth as an attribute. 0 is the title of a document. */
const head: Handle = (state, node: Element) => {
  const depth = Number(attribute(node, "dataDepth")) as Heading["depth"];
  return { type: "heading", depth, children: state.all(node) as PhrasingContent[] };
};

function isPhrasing({ type }: RootContent): boolean {
  return [
    "text",
    "emphasis",
    "strong",
    "delete",
    "link",
    "break",
    "image",
    "inlineCode",
    "footnoteReference",
  ].includes(type);
}

function tidyBlocks<Block extends RootContent>(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block) => tidyBlock(block) as Block[]);
}

const free: Where = { isLine: false, isBold: false };
const heading: Where = { isLine: true, isBold: true };

function tidyBlock(node: RootContent): readonly RootContent[] {
  switch (node.type) {
    case "paragraph":
      return splitLines(node.children).flatMap((part) => {
        const children = tidyPhrasing(part, free);
        return children.length === 0 ? [] : [{ type: "paragraph", children }];
      });
    case "heading": {
      const children = tidyPhrasing(node.children, heading);
      return children.length === 0 ? [] : [{ ...node, children }];
    }
    case "blockquote": {
      const children = tidyBlocks(node.children);
      return children.length === 0 ? [] : [{ ...node, children }];
    }
    case "list": {
      const children = tidyBlocks(node.children);
      return children.length === 0
        ? []
        : [{ ...node, children, spread: children.some(({ spread }) => spread) }];
    }
    case "listItem": {
      const children = tidyBlocks(node.children);
      const isSpread = children.filter(({ type }) => type === "paragraph").length > 1;
      return children.length === 0 ? [] : [{ ...node, children, spread: isSpread }];
    }
    case "table":
      return [
        {
          ...node,
          children: node.children.map((row, at) => ({
            type: "tableRow",
            children: row.children.map((cell) => ({
              type: "tableCell",
              children: tidyPhrasing(cell.children, { isLine: true, isBold: at === 0 }),
            })),
          })),
        },
      ];
    default:
      return [node];
  }
}

/** Splits a paragraph at two line breaks in a row, with which mail programs separate paragraphs. */
function splitLines(children: readonly PhrasingContent[]): readonly (readonly PhrasingContent[])[] {
  const parts: PhrasingContent[][] = [[]];
  let breaks = 0;
  for (const child of children) {
    if (child.type === "break") {
      breaks += 1;
      continue;
    }
    if (child.type === "text" && child.value.trim() === "" && breaks > 0) continue;
    if (breaks === 1) parts.at(-1)?.push({ type: "break" });
    if (breaks > 1) parts.push([]);
    breaks = 0;
    parts.at(-1)?.push(child);
  }
  return parts;
}

/**
 * Moves each image of the clipboard into a paragraph of its own, after the words before it. An image of a heading, a
 * list, a quotation or a table moves after that block, because the site shows images only between blocks.
 */
function setImagesApart(blocks: readonly RootContent[]): readonly RootContent[] {
  return blocks.flatMap((block): readonly RootContent[] => {
    if (block.type === "paragraph") return splitParagraph(block);
    const images: Paragraph[] = [];
    takeImages(block, images);
    return [block, ...images];
  });
}

function splitParagraph({ children, ...paragraph }: Paragraph): readonly Paragraph[] {
  const parts: Paragraph[] = [];
  const images: Paragraph[] = [];
  let words: Paragraph["children"] = [];
  const end = () => {
    if (words.some((each) => each.type !== "text" || each.value.trim() !== ""))
      parts.push({ ...paragraph, children: words });
    parts.push(...images.splice(0));
    words = [];
  };
  for (const child of children) {
    if (isCarried(child)) images.push(inParagraph(child));
    else {
      if (images.length > 0) end();
      takeImages(child, images);
      words.push(child);
    }
  }
  end();
  return parts;
}

function takeImages(node: Nodes, images: Paragraph[]): void {
  if (!("children" in node)) return;
  const children: readonly Nodes[] = node.children;
  images.push(...children.filter(isCarried).map(inParagraph));
  const others = children.filter((child) => !isCarried(child));
  node.children = others as never;
  for (const child of others) takeImages(child, images);
}

function isCarried(node: Nodes): node is Image {
  return node.type === "image" && carriedImage.test(node.url);
}

function inParagraph(image: Image): Paragraph {
  return { type: "paragraph", children: [image] };
}
