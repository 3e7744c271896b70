import type { Definition, FootnoteDefinition, Nodes, PhrasingContent, Root, RootContent } from "mdast";
import type { Position } from "../../words/problem.ts";

const maxDepth = 100;

export type Directive = Extract<
  RootContent | PhrasingContent,
  { type: "containerDirective" | "leafDirective" | "textDirective" }
>;

export type Survey = {
  /** By identifier. Of two with the same identifier, the first counts. */
  readonly definitions: ReadonlyMap<string, Definition>;
  readonly footnotes: ReadonlyMap<string, FootnoteDefinition>;
  /** In the order of the text. */
  readonly directives: readonly Directive[];
  /** The first place that nests deeper than the recursive transforms can go. */
  readonly tooDeep: Position | undefined;
};

/** Collects what the transforms must know in advance. Not recursive. */
export function surveyTree(tree: Root): Survey {
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  const directives: Directive[] = [];
  const left: { readonly node: Nodes; readonly depth: number }[] = [{ node: tree, depth: 0 }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { node, depth } = next;
    if (depth > maxDepth)
      return { definitions, footnotes, directives, tooDeep: node.position?.start ?? { line: 1, column: 1 } };
    if (node.type === "definition") addFirst(definitions, node);
    if (node.type === "footnoteDefinition") addFirst(footnotes, node);
    if (isDirective(node)) directives.push(node);
    if (!("children" in node)) continue;
    for (const child of node.children.toReversed()) left.push({ node: child, depth: depth + 1 });
  }
  return { definitions, footnotes, directives, tooDeep: undefined };
}

function isDirective(node: Nodes): node is Directive {
  return node.type === "textDirective" || node.type === "leafDirective" || node.type === "containerDirective";
}

function addFirst<Node extends Definition | FootnoteDefinition>(known: Map<string, Node>, node: Node): void {
  if (!known.has(node.identifier)) known.set(node.identifier, node);
}
