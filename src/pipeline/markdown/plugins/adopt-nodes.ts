import type { ElementContent, Properties } from "hast";
import type { Nodes, PhrasingContent, Root, RootContent } from "mdast";
import { type Markup, markup } from "../markup.ts";

/** The element that a plug-in wants a node to become, as `mdast-util-to-hast` reads it. */
type WantedElement = {
  readonly hName?: string;
  readonly hProperties?: Properties;
  readonly hChildren?: readonly ElementContent[];
};
type Any = {
  readonly type: string;
  readonly value?: string;
  readonly data?: WantedElement;
  children?: Any[];
};

/**
 * Turns the nodes that plug-ins have made into markup, so that links, images and words within them are treated like all
 * others.
 */
export function adoptNodes(tree: Root): void {
  adoptInside(tree as Any);
}

function adoptInside(parent: Any): void {
  if (parent.children === undefined) return;
  parent.children = parent.children.map((child) => {
    adoptInside(child);
    return isOwn(child) ? child : (toMarkup(child) as unknown as Any);
  });
}

/** These stay as they are until the tree becomes HTML, where `hName` is followed. */
const kept: ReadonlySet<string> = new Set<Nodes["type"]>([
  ...(["text", "paragraph", "heading", "list", "listItem", "table", "tableRow", "tableCell"] as const),
  ...(["emphasis", "strong", "delete", "link", "linkReference", "image", "imageReference", "break"] as const),
  ...(["definition", "footnoteDefinition", "footnoteReference", "markup"] as const),
]);

/** These stay as they are unless a plug-in wants another element. */
const known: ReadonlySet<string> = new Set<Nodes["type"]>([
  ...(["blockquote", "code", "inlineCode", "html", "thematicBreak", "yaml"] as const),
  ...(["containerDirective", "leafDirective", "textDirective"] as const),
]);

function isOwn({ type, data }: Any): boolean {
  return kept.has(type) || (known.has(type) && data?.hName === undefined);
}

function toMarkup(node: Any): Markup {
  const { value, data, children } = node;
  const { hName = "div", hChildren } = data ?? {};
  // Headings and the count of words read these. In the HTML, `hChildren` replace them.
  const words: PhrasingContent[] =
    value === undefined ? [] : [{ type: hChildren === undefined ? "text" : "inlineCode", value }];
  const inside = (children as RootContent[] | undefined) ?? words;
  const { position } = node as unknown as RootContent;
  return { ...markup(hName, {}, inside), ...(data && { data }), ...(position && { position }) } as Markup;
}
