import type { Mark, Node } from "prosemirror-model";
import type { Asked } from "../../requests.ts";

type Tree = { readonly type: string; readonly [name: string]: unknown };

/** Converts a document for the request `compose`: an unchanged block to its index, any other to its tree or source. */
export function toBlocks(doc: Node, origins: ReadonlyMap<Node, number>): Asked<"compose">["blocks"] {
  const sent = new Set<number>();
  return doc.children.flatMap((top): Asked<"compose">["blocks"] => {
    const origin = origins.get(top);
    if (origin !== undefined && !sent.has(origin)) {
      sent.add(origin);
      return [origin];
    }
    const { source } = top.attrs;
    if (top.type.name === "card" && typeof source === "string")
      return source.trim() === "" ? [] : [{ source }];
    return isWaiting(top) ? [] : [{ tree: toTree(top) }];
  });
}

/** True for an empty paragraph, quotation or directive, which is not saved until it has words. */
function isWaiting(node: Node): boolean {
  if (node.type.name === "paragraph") return trimEnds(node.children).length === 0;
  return ["blockquote", "directive"].includes(node.type.name) && node.children.every(isWaiting);
}

function toInner(node: Node): readonly Tree[] {
  return node.children.filter((inner) => !isWaiting(inner)).map(toTree);
}

function toTree(node: Node): Tree {
  const { attrs } = node;
  switch (node.type.name) {
    case "heading":
      return { type: "heading", depth: attrs.depth, children: toPhrasing(node) };
    case "blockquote":
      return { type: "blockquote", children: toInner(node) };
    case "bullet_list":
      return {
        type: "list",
        ordered: false,
        start: null,
        spread: attrs.spread,
        children: node.children.map(toTree),
      };
    case "ordered_list":
      return {
        type: "list",
        ordered: true,
        start: attrs.start,
        spread: attrs.spread,
        children: node.children.map(toTree),
      };
    case "list_item":
      return { type: "listItem", spread: attrs.spread, checked: attrs.checked, children: toItem(node) };
    case "code_block":
      return { type: "code", lang: attrs.lang, meta: attrs.meta, value: node.textContent };
    case "horizontal_rule":
      return { type: "thematicBreak" };
    case "table":
      return toTable(node);
    case "directive":
      return {
        type: "containerDirective",
        name: attrs.name,
        attributes: attrs.attributes,
        children: toInner(node),
      };
    case "footnote":
      return {
        type: "footnoteDefinition",
        identifier: attrs.identifier,
        label: attrs.label,
        children: toInner(node),
      };
    case "card":
      return attrs.tree as Tree;
    default:
      return { type: "paragraph", children: toPhrasing(node) };
  }
}

/** Leaves out an empty first paragraph, which the schema requires in an item of other blocks. */
function toItem(node: Node): readonly Tree[] {
  const [first, ...others] = node.children;
  const isBlank = first?.content.size === 0 && others.length > 0;
  return (isBlank ? others : node.children).map(toTree);
}

function toTable(node: Node): Tree {
  const rows = node.children.map((row) => ({
    type: "tableRow",
    children: row.children.flatMap((cell) => [
      { type: "tableCell", children: toPhrasing(cell) },
      // Markdown has no cells over several columns.
      ...Array.from({ length: cell.attrs.colspan - 1 }, () => ({ type: "tableCell", children: [] })),
    ]),
  }));
  const head = node.child(0);
  const align = head.children.flatMap(({ attrs }) => [
    attrs.align,
    ...Array.from({ length: attrs.colspan - 1 }, () => null),
  ]);
  return { type: "table", align, children: rows };
}

function toPhrasing(node: Node): readonly Tree[] {
  return gather(trimEnds(node.children).map((inner) => ({ node: inner, marks: inner.marks })));
}

/** Leaves out the spaces at both ends, as around an image in mid sentence: Markdown would keep them as `&#x20;`. */
function trimEnds(children: readonly Node[]): readonly Node[] {
  const isKept = (child: Node) => !isPlain(child) || /[^ \t\n]/.test(child.text ?? "");
  const kept = children.slice(children.findIndex(isKept), children.findLastIndex(isKept) + 1);
  return kept.map((child, at) => {
    if (!isPlain(child)) return child;
    const text = child.text ?? "";
    const start = at === 0 ? text.search(/[^ \t\n]/) : 0;
    const end = at === kept.length - 1 ? text.replace(/[ \t\n]+$/, "").length : text.length;
    return child.cut(start, end);
  });
}

/** True for words, except those of code. */
function isPlain({ isText, marks }: Node): boolean {
  return isText && !marks.some(({ type }) => type.name === "code");
}

type Marked = { readonly node: Node; readonly marks: readonly Mark[] };

/** Wraps adjacent parts with the same outermost mark in one node. */
function gather(parts: readonly Marked[]): readonly Tree[] {
  const trees: Tree[] = [];
  for (let at = 0; at < parts.length; ) {
    const part = parts[at];
    if (part === undefined) break;
    const mark = widest(parts, at);
    if (mark === undefined) {
      append(trees, toLeaf(part.node));
      at += 1;
      continue;
    }
    const end = reach(parts, at, mark);
    const inner = parts.slice(at, end).map(({ node, marks }) => ({
      node,
      marks: marks.filter((other) => !other.eq(mark)),
    }));
    trees.push(wrap(mark, inner));
    at = end;
  }
  return trees;
}

/** Finds the mark of a part that extends farthest. The others are nested in it. */
function widest(parts: readonly Marked[], at: number): Mark | undefined {
  // Code holds no marks, so it is the innermost.
  const candidates = (parts[at]?.marks ?? []).filter(({ type }) => type.name !== "code");
  const [first, ...others] = candidates;
  if (first === undefined) return parts[at]?.marks[0];
  return others.reduce(
    (widest, mark) => (reach(parts, at, mark) > reach(parts, at, widest) ? mark : widest),
    first,
  );
}

/** The index after the last of the adjacent parts from `at` on that have a mark. */
function reach(parts: readonly Marked[], at: number, mark: Mark): number {
  let end = at;
  while (parts[end]?.marks.some((other) => other.eq(mark))) end += 1;
  return end;
}

function wrap(mark: Mark, inner: readonly Marked[]): Tree {
  switch (mark.type.name) {
    case "link":
      return { type: "link", url: mark.attrs.url, title: mark.attrs.title, children: gather(inner) };
    case "code":
      return { type: "inlineCode", value: inner.map(({ node }) => node.textContent).join("") };
    default:
      return { type: mark.type.name, children: gather(inner) };
  }
}

function toLeaf(node: Node): Tree {
  switch (node.type.name) {
    case "hard_break":
      return { type: "break" };
    case "soft_break":
      return { type: "text", value: "\n" };
    case "image":
      return { type: "image", url: node.attrs.url, alt: node.attrs.alt, title: node.attrs.title };
    case "value":
      return { type: "text", value: `{${node.attrs.value.name}}` };
    case "chip":
      return node.attrs.tree as Tree;
    default:
      return { type: "text", value: node.text ?? "" };
  }
}

function append(trees: Tree[], tree: Tree): void {
  const last = trees.at(-1);
  if (last?.type === "text" && tree.type === "text")
    trees[trees.length - 1] = { type: "text", value: `${last.value}${tree.value}` };
  else trees.push(tree);
}
