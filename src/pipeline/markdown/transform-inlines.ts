import type { Link, LinkReference, PhrasingContent } from "mdast";
import type { Compilation } from "./compilation.ts";
import { nestHtml } from "./nest-html.ts";
import { referToFootnote } from "./refer-to-footnote.ts";
import { reportStrayReferences } from "./report-stray-references.ts";
import { transformImage } from "./transform-image.ts";
import { transformLink } from "./transform-link.ts";
import { transformTextDirective } from "./transform-text-directive.ts";
import type { Piece } from "./typeset-pieces.ts";

/** What a walk over a line of text collects. */
export type Line = {
  /** Its words, in reading order. */
  readonly pieces: Piece[];
  /** While inside a link: footnote references and similar links that must follow it, since links cannot nest. */
  afterLink: PhrasingContent[] | undefined;
};

/** Transforms the content of a line of text. */
export function transformInlines(
  nodes: readonly PhrasingContent[],
  line: Line,
  compilation: Compilation,
): PhrasingContent[] {
  const nested = nestHtml(nodes, "line", compilation) as readonly PhrasingContent[];
  return nested.flatMap((node) => transformInline(node, line, compilation));
}

function transformInline(
  node: PhrasingContent,
  line: Line,
  compilation: Compilation,
): PhrasingContent | readonly PhrasingContent[] {
  switch (node.type) {
    case "text":
      reportStrayReferences(node, compilation);
      line.pieces.push(node);
      return node;
    case "inlineCode":
      line.pieces.push(node.value);
      return node;
    case "break":
      line.pieces.push("\n");
      return node;
    case "emphasis":
    case "strong":
    case "delete":
      node.children = transformInlines(node.children, line, compilation);
      return node;
    case "link":
    case "linkReference":
      return transformWholeLink(node, line, compilation);
    case "image":
    case "imageReference":
      return transformImage(node, "line", compilation);
    // `nestHtml` has replaced it.
    case "html":
      return [];
    case "footnoteReference": {
      const reference = referToFootnote(node, compilation);
      if (line.afterLink === undefined) return reference;
      line.afterLink.push(reference);
      return [];
    }
    case "textDirective":
      return transformTextDirective(
        node,
        transformInlines(node.children, line, compilation),
        line.pieces,
        compilation,
      );
    case "markup":
      node.children = transformInlines(node.children as PhrasingContent[], line, compilation);
      return node;
  }
}

function transformWholeLink(
  node: Link | LinkReference,
  line: Line,
  compilation: Compilation,
): readonly PhrasingContent[] {
  if (line.afterLink !== undefined) return transformInlines(node.children, line, compilation);
  line.afterLink = [];
  const link = transformLink(node, transformInlines(node.children, line, compilation), compilation);
  const after = line.afterLink;
  line.afterLink = undefined;
  return [...link, ...after];
}
