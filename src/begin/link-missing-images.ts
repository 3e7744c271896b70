import { basename } from "node:path/posix";
import { visit } from "unist-util-visit";
import { isElsewhere } from "./find-leftovers.ts";
import { type ReadTree, spanOf, splice } from "./read-tree.ts";

/**
 * Makes each missing image a link: the site builds with a broken link, but not without the file of an image. No line is
 * added or removed.
 */
export function linkMissingImages(
  body: string,
  hasImage: (address: string) => boolean,
  readTree: ReadTree,
): string {
  const tree = readTree(body);
  const missing = new Set<string>();
  visit(tree, "definition", ({ identifier, url }) => {
    if (!isElsewhere(url) && !hasImage(url)) missing.add(identifier);
  });
  const edits: { start: number; end: number; text: string }[] = [];
  visit(tree, (node) => {
    const isMissing =
      (node.type === "image" && !isElsewhere(node.url) && !hasImage(node.url)) ||
      (node.type === "imageReference" && missing.has(node.identifier));
    if (!isMissing) return;
    const { start } = spanOf(node);
    // A link without words would be invisible.
    const words = node.type === "image" && !node.alt ? `[${basename(node.url)}` : "[";
    edits.push({ start, end: start + 2, text: words });
  });
  return splice(body, edits);
}
