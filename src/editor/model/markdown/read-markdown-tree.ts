import type { Nodes, Root } from "mdast";
import { visit } from "unist-util-visit";
import { markEscapes } from "../../../pipeline/markdown/insert-facts-in-tree.ts";
import { isBare, readColons } from "../../../pipeline/markdown/read-colons.ts";
import { plainSyntax, type TextSyntax } from "./text-syntax.ts";

/**
 * Parses a text like the reference parser of the build, but keeps a backslash that escapes a fact, as in `\{email}`, in
 * the words. A colon begins a directive only before one of the names in `directives`, or before any name if that is
 * undefined.
 */
export function readMarkdownTree(
  text: string,
  directives?: readonly string[],
  syntax: TextSyntax = plainSyntax,
): Root {
  const marked = markEscapes(text);
  const tree = parse(marked?.text ?? text, directives, syntax);
  if (marked === undefined) return tree;
  visit(tree, (node) => {
    if ("value" in node) node.value = node.value.replaceAll(marked.sign, "\\");
    if ("alt" in node && node.alt) node.alt = node.alt.replaceAll(marked.sign, "\\");
  });
  return tree;
}

function parse(text: string, directives: readonly string[] | undefined, { parse: read }: TextSyntax): Root {
  if (directives === undefined) return read(text);
  const { tree } = readColons(text, read, (name) => directives.includes(name));
  visit(tree, "textDirective", (node, index, parent) => {
    if (!isBare(node) || index === undefined) return;
    parent?.children.splice(index, 1, { type: "text", value: `:${node.name}`, position: node.position });
  });
  return tree;
}

/** Turns a tree into JSON for comparison: without positions, with adjacent texts joined. */
export function toComparable(node: Nodes): string {
  return JSON.stringify(tidy(node), (_, value: unknown) => value ?? undefined);
}

function tidy({ position: _, data, ...node }: Nodes): object {
  const kept = data && "directiveLabel" in data ? { ...node, isLabel: true } : node;
  if (!("children" in node)) return kept;
  const children: object[] = [];
  for (const child of node.children as readonly Nodes[]) {
    const last = children.at(-1) as Nodes | undefined;
    if (child.type !== "text") children.push(tidy(child));
    else if (last?.type === "text") children.splice(-1, 1, { ...last, value: last.value + child.value });
    else if (child.value !== "") children.push({ type: "text", value: child.value });
  }
  return { ...kept, children };
}
