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

/** Collects what must be known before the tree is written. */
export function surveyTree(tree: Root): Survey {
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  const directives: Directive[] = [];
  let tooDeep: Position | undefined;
  const look = (node: Nodes, depth: number) => {
    if (depth > maxDepth) tooDeep ??= node.position?.start ?? { line: 1, column: 1 };
    if (tooDeep !== undefined) return;
    if (node.type === "definition") addFirst(definitions, node);
    if (node.type === "footnoteDefinition") addFirst(footnotes, node);
    if (isDirective(node)) directives.push(node);
    if ("children" in node) for (const child of node.children) look(child, depth + 1);
  };
  look(tree, 0);
  return { definitions, footnotes, directives, tooDeep };
}

function isDirective(node: Nodes): node is Directive {
  return node.type === "textDirective" || node.type === "leafDirective" || node.type === "containerDirective";
}

function addFirst<Node extends Definition | FootnoteDefinition>(known: Map<string, Node>, node: Node): void {
  if (!known.has(node.identifier)) known.set(node.identifier, node);
}
