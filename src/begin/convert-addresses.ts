import type { Definition, Image, Link } from "mdast";
import { visit } from "unist-util-visit";
import { type ReadTree, spanOf, splice } from "./read-tree.ts";

/** Functions that return a new address for an old one. Undefined for an address that stays. */
export type Readdress = {
  readonly image: (url: string) => string | undefined;
  readonly link: (url: string) => string | undefined;
};

/** Replaces the addresses of links and images. No other character changes. */
export function convertAddresses(body: string, { image, link }: Readdress, readTree: ReadTree): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const imageNames = new Set<string>();
  const replace = (node: Image | Link | Definition, find: Readdress["link"]) => {
    const put = find(node.url);
    const { start, end } = spanOf(node);
    const whole = body.slice(start, end);
    // The title or the words may contain the same characters.
    const at = whole.indexOf(node.url, Math.max(0, whole.lastIndexOf("]("), whole.indexOf("]:")));
    if (put === undefined || put === node.url || at === -1) return;
    edits.push({ start: start + at, end: start + at + node.url.length, text: put });
  };
  const tree = readTree(body);
  visit(tree, "imageReference", ({ identifier }) => void imageNames.add(identifier));
  visit(tree, (node) => {
    if (node.type === "image") replace(node, image);
    if (node.type === "link") replace(node, link);
    if (node.type === "definition") replace(node, imageNames.has(node.identifier) ? image : link);
  });
  return splice(body, edits);
}
