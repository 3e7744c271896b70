import type {
  BlockContent,
  DefinitionContent,
  List,
  ListItem,
  PhrasingContent,
  RootContent,
  Table,
} from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { Fragment, type Mark, type Node } from "prosemirror-model";
import type { Block, NamedValue } from "../../answers.ts";
import { splitAtValues } from "../values/value-chip.ts";
import { textSchema } from "./text-schema.ts";

const { nodes, marks } = textSchema;

/** A document for the editor. `origins` maps each unchanged top-level node to the index of its block. */
export type ReadText = { readonly doc: Node; readonly origins: ReadonlyMap<Node, number> };

/** `named` are the values that the text may name. */
export function fromBlocks(blocks: readonly Block[], named: readonly NamedValue[] = []): ReadText {
  const origins = new Map<Node, number>();
  const tops = blocks.map(({ source, tree }, index) => {
    const read = toNode(tree as RootContent);
    const top = read ? showValues(read, named) : nodes.card?.create({ source, tree: withoutPlaces(tree) });
    if (top) origins.set(top, index);
    return top;
  });
  const given = tops.filter((top) => top !== undefined);
  const doc = nodes.doc?.create(null, given.length > 0 ? given : nodes.paragraph?.create());
  if (doc === undefined) throw new Error("the schema has no text");
  return { doc, origins };
}

/** Replaces names between braces by their values. Code keeps them. */
function showValues(node: Node, named: readonly NamedValue[]): Node {
  if (node.type.spec.code || named.length === 0) return node;
  const inner = node.children.flatMap((child): readonly Node[] => {
    if (!child.isText) return [showValues(child, named)];
    if (child.marks.some(({ type }) => type === marks.code)) return [child];
    return splitAtValues(child.text ?? "", named).map((part) =>
      typeof part === "string"
        ? textSchema.text(part, child.marks)
        : create("value", { value: part }, [], child.marks),
    );
  });
  return node.copy(Fragment.from(inner));
}

/** Converts blocks of other origin, such as pasted ones. */
export function fromTrees(trees: readonly RootContent[]): readonly Node[] {
  return trees.map((tree) => toNode(tree) ?? card(tree));
}

/** Undefined for a block that the schema cannot represent completely. */
function toNode(tree: RootContent): Node | undefined {
  switch (tree.type) {
    case "paragraph":
      return nodes.paragraph?.create(null, toInlines(tree.children));
    case "heading":
      return nodes.heading?.create({ depth: tree.depth }, toInlines(tree.children));
    case "blockquote":
      return nodes.blockquote?.create(null, toInner(tree.children));
    case "list":
      return toList(tree);
    case "code":
      return nodes.code_block?.create(
        { lang: tree.lang ?? null, meta: tree.meta ?? null },
        tree.value === "" ? null : textSchema.text(tree.value),
      );
    case "thematicBreak":
      return nodes.horizontal_rule?.create();
    case "table":
      return toTable(tree);
    case "containerDirective":
      return toDirective(tree);
    case "footnoteDefinition": {
      const { identifier, label = null, children } = tree;
      return nodes.footnote?.create({ identifier, label }, toInner(children));
    }
    default:
      return undefined;
  }
}

/** Undefined, for a card, if the directive has no blocks or has a label in brackets. */
function toDirective({ name, attributes, children }: ContainerDirective): Node | undefined {
  const isLabelled = children.some(
    ({ data }) => (data as { directiveLabel?: boolean } | undefined)?.directiveLabel,
  );
  if (children.length === 0 || isLabelled) return undefined;
  return create("directive", { name, attributes: { ...attributes } }, toInner(children));
}

function toInner(children: readonly (BlockContent | DefinitionContent)[]): readonly Node[] {
  const inner = children.flatMap((child) => toNode(child) ?? card(child));
  return inner.length > 0 ? inner : [paragraph()];
}

function toList({ ordered, start, spread, children }: List): Node | undefined {
  const items = children.map(toItem);
  if (ordered) return nodes.ordered_list?.create({ start: start ?? 1, spread: spread ?? false }, items);
  return nodes.bullet_list?.create({ spread: spread ?? false }, items);
}

function toItem({ spread, checked, children }: ListItem): Node {
  const inner = toInner(children);
  const first = inner[0]?.type === nodes.paragraph ? inner : [paragraph(), ...inner];
  return create("list_item", { spread: spread ?? false, checked: checked ?? null }, first);
}

function toTable({ align, children }: Table): Node | undefined {
  const columns = Math.max(...children.map((row) => row.children.length));
  const rows = children.map((row, index) => {
    const type = index === 0 ? "table_header" : "table_cell";
    // A row may be shorter than others.
    const cells = Array.from({ length: columns }, (_, at) =>
      create(type, { align: align?.[at] ?? null }, toInlines(row.children[at]?.children ?? [])),
    );
    return create("table_row", null, cells);
  });
  return nodes.table?.create(null, rows);
}

function toInlines(children: readonly PhrasingContent[], given: readonly Mark[] = []): readonly Node[] {
  return children.flatMap((child) => toInline(child, given));
}

function toInline(child: PhrasingContent, given: readonly Mark[]): readonly Node[] {
  const marked = (name: string, attrs: object | null = null) => {
    const mark = marks[name]?.create(attrs);
    return mark === undefined ? given : mark.addToSet(given);
  };
  switch (child.type) {
    case "text":
      return toLines(child.value, given);
    case "emphasis":
      return toInlines(child.children, marked("emphasis"));
    case "strong":
      return toInlines(child.children, marked("strong"));
    case "delete":
      return toInlines(child.children, marked("delete"));
    case "link":
      return toInlines(child.children, marked("link", { url: child.url, title: child.title ?? null }));
    case "inlineCode":
      return child.value === "" ? [] : [textSchema.text(child.value, [...marked("code")])];
    case "break":
      return [create("hard_break", null, [], given)];
    case "image":
      return [
        create("image", { url: child.url, alt: child.alt ?? "", title: child.title ?? null }, [], given),
      ];
    default:
      return [create("chip", { tree: withoutPlaces(child) }, [], given)];
  }
}

function toLines(value: string, given: readonly Mark[]): readonly Node[] {
  return value
    .split("\n")
    .flatMap((line, index) => [
      ...(index === 0 ? [] : [create("soft_break", null, [], given)]),
      ...(line === "" ? [] : [textSchema.text(line, [...given])]),
    ]);
}

function create(
  name: string,
  attrs: object | null,
  inner: readonly Node[],
  given: readonly Mark[] = [],
): Node {
  const type = nodes[name];
  if (type === undefined) throw new Error(`the schema has no ${name}`);
  return type.create(attrs, [...inner], [...given]);
}

const paragraph = () => create("paragraph", null, []);
const card = (tree: unknown) => create("card", { tree: withoutPlaces(tree) }, []);

/** Removes positions, which belong to the source that was read. */
function withoutPlaces(tree: unknown): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === "position" ? undefined : value)));
}
