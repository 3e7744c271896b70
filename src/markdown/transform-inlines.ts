import type { PhrasingContent } from "mdast";
import type { Compilation } from "./compilation.ts";
import { referToFootnote } from "./refer-to-footnote.ts";
import { reportHtml } from "./report-html.ts";
import { refuseImage } from "./transform-image.ts";
import { transformLink } from "./transform-link.ts";
import { transformTextDirective } from "./transform-text-directive.ts";
import type { Piece } from "./typeset-pieces.ts";

/** Transforms what stands in a line of text, and adds its words to `pieces` in reading order. */
export function transformInlines(
  nodes: readonly PhrasingContent[],
  pieces: Piece[],
  compilation: Compilation,
): PhrasingContent[] {
  return nodes.flatMap((node) => transformInline(node, pieces, compilation));
}

function transformInline(
  node: PhrasingContent,
  pieces: Piece[],
  compilation: Compilation,
): PhrasingContent | readonly PhrasingContent[] {
  switch (node.type) {
    case "text":
      pieces.push(node);
      return node;
    case "inlineCode":
      pieces.push(node.value);
      return node;
    case "break":
      pieces.push("\n");
      return node;
    case "emphasis":
    case "strong":
    case "delete":
      node.children = transformInlines(node.children, pieces, compilation);
      return node;
    case "link":
    case "linkReference":
      return transformLink(node, transformInlines(node.children, pieces, compilation), compilation);
    case "image":
    case "imageReference":
      refuseImage(node, compilation);
      return [];
    case "html":
      reportHtml(node, compilation);
      return [];
    case "footnoteReference":
      return referToFootnote(node, compilation);
    case "textDirective":
      return transformTextDirective(
        node,
        transformInlines(node.children, pieces, compilation),
        pieces,
        compilation,
      );
    case "markup":
      return node;
  }
}
