import type { Nodes, Parents } from "mdast";
import { visit } from "unist-util-visit";
import type { CutBlock } from "./cut-blocks.ts";
import { toComparable } from "./read-tree.ts";

/** How parts of a text are written, by what they are. */
export type KnownSources = {
  /** Undefined where nothing like that stands in the text. */
  readonly of: (node: Nodes, parent: Parents | undefined) => string | undefined;
  /** Takes from the text what a changed block shares with one of its own: the line that opens a directive, rows of a table. */
  readonly mend: (node: Nodes, written: string) => string;
};

export const noSources: KnownSources = { of: () => undefined, mend: (_, written) => written };

export function gatherSources(text: string, blocks: readonly CutBlock[]): KnownSources {
  const parts = new Map<string, string>();
  const heads = new Map<string, string>();
  for (const { tree } of blocks)
    visit(tree, (node) => {
      const source = sourceOf(node, text);
      if (source === undefined) return;
      addFirst(parts, toComparable(node), source);
      const [head = ""] = source.split("\n");
      if (node.type === "containerDirective") addFirst(heads, headOf(node), head);
      if (node.type === "table") addFirst(heads, headOf(node), source.split("\n").slice(0, 2).join("\n"));
    });

  return {
    of: (node, parent) => {
      // Words may mean something else beside others, and what holds blocks is made of known parts.
      if (node.type === "root" || node.type === "text") return undefined;
      const source = parts.get(toComparable(node));
      if (source === undefined || node.type !== "listItem") return source;
      return source.startsWith(markerOf(node, parent)) ? source : undefined;
    },
    mend: (node, written) => {
      const head =
        node.type === "containerDirective" || node.type === "table" ? heads.get(headOf(node)) : undefined;
      if (head === undefined) return written;
      const lines = written.split("\n");
      const own = head.split("\n");
      const colons = /^:+/.exec(head)?.[0] ?? "";
      if (node.type !== "containerDirective") return [...own, ...lines.slice(own.length)].join("\n");
      return lines.at(-1) === colons ? [...own, ...lines.slice(1)].join("\n") : written;
    },
  };
}

function addFirst(map: Map<string, string>, name: string, source: string): void {
  if (!map.has(name)) map.set(name, source);
}

/** All of a directive but its blocks; all of a table but its rows below the first. */
function headOf(node: Extract<Nodes, { type: "containerDirective" | "table" }>): string {
  const [first] = node.children;
  const isLabel = first?.type === "paragraph" && first.data?.directiveLabel === true;
  return toComparable({
    ...node,
    children: first && (isLabel || node.type === "table") ? [first] : [],
  } as Nodes);
}

/** Without the blanks by which the lines below the first stand further in. Undefined where they begin with other signs. */
function sourceOf(node: Nodes, text: string): string | undefined {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  const [first = "", ...lines] = text.slice(start.offset, end.offset).split("\n");
  const indent = " ".repeat(start.column - 1);
  if (!lines.every((line) => line === "" || line.startsWith(indent))) return undefined;
  return [first, ...lines.map((line) => line.slice(indent.length))].join("\n");
}

/** What an item of an ordered list begins with. */
function markerOf(item: Nodes, list: Parents | undefined): string {
  if (list?.type !== "list" || !list.ordered) return "";
  return String((list.start ?? 1) + list.children.indexOf(item as (typeof list.children)[number]));
}
