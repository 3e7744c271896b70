import type { Definition, FootnoteDefinition, Nodes, Root } from "mdast";
import type { Position } from "../../problems/problem.ts";

const maxDepth = 100;

export type Survey = {
  /** By identifier. Of two with the same identifier, the first counts. */
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  /** The first place that nests deeper than the recursive transforms can go. */
  readonly tooDeep: Position | undefined;
};

/** Collects what the transforms must know in advance. Not recursive. */
export function surveyTree(tree: Root): Survey {
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  const left: { readonly node: Nodes; readonly depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, depth } = next;
    if (depth > maxDepth)
      return { definitions, footnotes, tooDeep: node.position?.start ?? { line: 1, column: 1 } };
    if (node.type === "definition") addFirst(definitions, node);
    if (node.type === "footnoteDefinition") addFirst(footnotes, node);
    if (!("children" in node)) continue;
    for (const child of node.children.toReversed()) left.push({ node: child, depth: depth + 1 });
  }
  return { definitions, footnotes, tooDeep: undefined };
}

function addFirst<Node extends Definition | FootnoteDefinition>(known: Map<string, Node>, node: Node): void {
  if (!known.has(node.identifier)) known.set(node.identifier, node);
}
