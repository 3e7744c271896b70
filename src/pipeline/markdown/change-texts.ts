import type { Root } from "mdast";
import { visit } from "unist-util-visit";

/** Changes all texts among the fields of a node, or among its attributes, in place. */
export function changeTexts(fields: object, change: (text: string) => string): void {
  for (const [name, value] of Object.entries(fields)) {
    const changed = typeof value === "string" ? change(value) : value;
    if (changed !== value) Object.assign(fields, { [name]: changed });
  }
}

/** Replaces a sign in all fields and attributes of a tree. */
export function replaceSign(tree: Root, sign: string, by: string): void {
  const replace = (text: string) => text.replaceAll(sign, by);
  visit(tree, (node) => {
    changeTexts(node, replace);
    if ("attributes" in node && node.attributes) changeTexts(node.attributes, replace);
  });
}
