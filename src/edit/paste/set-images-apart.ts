import type { Image, Nodes, Paragraph, RootContent } from "mdast";
import { carriedImage } from "./elements.ts";

/**
 * Moves each image of the clipboard into a paragraph of its own, after the words before it. An image of a heading, a
 * list, a quotation or a table moves after that block, because the site shows images only between blocks.
 */
export function setImagesApart(blocks: readonly RootContent[]): readonly RootContent[] {
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
