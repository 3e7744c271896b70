import type { Nodes, Parents, Table } from "mdast";
import { visit } from "unist-util-visit";
import { type CutBlock, toComparable } from "./text-syntax.ts";

/** The source of each part of a text, found by its tree. */
export type KnownSources = {
  /** The source of an equal node. Undefined if the text has none. */
  readonly of: (node: Nodes, parent: Parents | undefined) => string | undefined;
  /**
   * Restores the source that a changed block shares with one of the text: the frame of a directive, unchanged rows of a
   * table.
   */
  readonly mend: (node: Nodes, written: string) => string;
};

export const noSources: KnownSources = { of: () => undefined, mend: (_, written) => written };

export function gatherSources(text: string, blocks: readonly CutBlock[]): KnownSources {
  const parts = new Map<string, string>();
  const frames = new Map<string, string>();
  for (const { tree } of blocks)
    visit(tree, (node) => {
      const source = sourceOf(node, text);
      if (source === undefined) return;
      addFirst(parts, toComparable(node), source);
      if (node.type === "containerDirective" || node.type === "table") addFirst(frames, headOf(node), source);
    });

  /** Restores the rows of a table that the text has, and its delimiter row. */
  function keepRows({ children: [head, ...rows] }: Table, source: string, written: string): string {
    const [first = "", , ...lines] = written.split("\n");
    const [, columns = ""] = source.split("\n");
    const keep = (row: Nodes | undefined, line: string) => (row && parts.get(toComparable(row))) ?? line;
    return [keep(head, first), columns, ...lines.map((line, at) => keep(rows[at], line))].join("\n");
  }

  return {
    of: (node, parent) => {
      const source = node.type === "root" ? undefined : parts.get(toComparable(node));
      if (source === undefined || node.type !== "listItem") return source;
      return source.startsWith(markerOf(node, parent)) ? source : undefined;
    },
    mend: (node, written) => {
      if (node.type !== "containerDirective" && node.type !== "table") return written;
      const source = frames.get(headOf(node));
      if (source === undefined) return written;
      return node.type === "table" ? keepRows(node, source, written) : keepFrame(source, written);
    },
  };
}

/** Restores the lines that open and close a directive, with the blank lines inside. */
function keepFrame(source: string, written: string): string {
  const frame = /^(:+)[^\n]*\n(?:\n)*|(?:\n)*\n:+$/g;
  const [open = "", close = ""] = source.match(frame) ?? [];
  const inner = written.replace(frame, "");
  const colons = /^:+/.exec(written)?.[0] ?? "";
  return open.startsWith(colons) && close.endsWith(`\n${colons}`) ? open + inner + close : written;
}

function addFirst(map: Map<string, string>, name: string, source: string): void {
  if (!map.has(name)) map.set(name, source);
}

/** Identifies a directive by its name, attributes and label, and a table by the alignment of its columns. */
function headOf(node: Table | Extract<Nodes, { type: "containerDirective" }>): string {
  const [first] = node.children;
  const label = node.type === "containerDirective" && first !== undefined && isLabel(first) ? [first] : [];
  return toComparable({ ...node, children: label } as Nodes);
}

/** True for the label of a container directive: the words between brackets. */
export function isLabel(node: Nodes): boolean {
  return node.type === "paragraph" && node.data?.directiveLabel === true;
}

/** The source of a node without indentation. Undefined if a line is not indented like the first, as in a quotation. */
function sourceOf(node: Nodes, text: string): string | undefined {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return undefined;
  const [first = "", ...lines] = text.slice(start.offset, end.offset).split("\n");
  const indent = " ".repeat(start.column - 1);
  if (!lines.every((line) => line === "" || line.startsWith(indent))) return undefined;
  return [first, ...lines.map((line) => line.slice(indent.length))].join("\n");
}

/** The number of an item of an ordered list, else an empty text. */
function markerOf(item: Nodes, list: Parents | undefined): string {
  if (list?.type !== "list" || !list.ordered) return "";
  return String((list.start ?? 1) + list.children.indexOf(item as (typeof list.children)[number]));
}
