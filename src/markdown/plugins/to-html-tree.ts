import type { Element, ElementContent, Properties, Root } from "hast";
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { readTree, toHast } from "../../html/read-html.ts";
import type { BodyParts, Part } from "../body-parts.ts";
import type { Compilation } from "../compilation.ts";

/** HTML as a tree for plug-ins, and the directives and images of which it has only marks. */
export type HtmlTree = { readonly tree: Root; readonly parts: readonly Part[] };

/**
 * Turns the HTML of a body into a tree. `marked` are the nodes that its elements are made of: they have positions, and
 * the names and attributes that plug-ins for Markdown want.
 */
export function toHtmlTree({ pieces }: BodyParts, marked: readonly Nodes[]): HtmlTree {
  const parts: Part[] = [];
  let written = "";
  for (const piece of pieces) {
    if (piece.kind === "piece") written += piece.html;
    else if (piece.kind === "ending") written += ending;
    else {
      const part = piece.kind === "opening" ? piece.part : piece;
      written += `<site-part data-at="${parts.push(part) - 1}">`;
      if (piece.kind === "image") written += ending;
    }
  }
  const tree = toHast(readTree(written));
  visit(tree, "element", (element) => {
    const { dataNode, ...properties } = element.properties;
    const node = marked[Number(dataNode)];
    if (node === undefined) return;
    element.properties = properties;
    follow(element, node);
  });
  return { tree, parts };
}

const ending = '<site-part data-at="end"></site-part></site-part>';

/** The element that a plug-in wants a node to become, as `mdast-util-to-hast` reads it. */
type Wanted = {
  readonly hName?: string;
  readonly hProperties?: Properties;
  readonly hChildren?: ElementContent[];
};

function follow(element: Element, node: Nodes): void {
  const { hName, hProperties, hChildren } = (node.data ?? {}) as Wanted;
  if (node.position !== undefined) element.position = node.position;
  if (node.type === "code" && node.meta) element.data = { meta: node.meta };
  if (hName !== undefined) element.tagName = hName;
  else if (node.type === "markup") element.tagName = node.tag;
  if (hProperties !== undefined) Object.assign(element.properties, structuredClone(hProperties));
  if (hChildren !== undefined) element.children = hChildren;
}

/**
 * For plug-ins for HTML: the attribute that names the node which an element is made of, as in ` data-node="3"`. Empty
 * for a site without plug-ins. `properties` are those that the element has got instead of the node’s.
 */
export function markNode(
  node: Nodes,
  { marked }: Pick<Compilation, "marked">,
  properties?: Properties,
): string {
  if (marked === undefined) return "";
  marked.push(
    properties === undefined ? node : ({ ...node, data: { ...node.data, hProperties: properties } } as Nodes),
  );
  return ` data-node="${marked.length - 1}"`;
}

/** The start tag that stands for the element which a plug-in wants a node to become. Undefined for other nodes. */
export function markOwn(node: Nodes, compilation: Pick<Compilation, "marked">): string | undefined {
  if (compilation.marked === undefined) return undefined;
  const { hName, hProperties, hChildren } = (node.data ?? {}) as Record<string, unknown>;
  if ((hName ?? hProperties ?? hChildren) === undefined) return undefined;
  return `<site-node${markNode(node, compilation)}>`;
}
