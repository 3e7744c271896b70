import type { Nodes, Root, RootContent } from "mdast";
import type { Options } from "mdast-util-to-markdown";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { SiteDefinition } from "../../../define/define.ts";
import type { TextPlugin } from "../../../define/plugins.ts";
import { markEscapes } from "../../../markdown/facts-in-text.ts";
import { isBare, type NativeParser, parseMarkdown, readColons } from "../../../markdown/parse-markdown.ts";
import { attachPlugins } from "../../../markdown/plugins/run-plugins.ts";
import { evenOut } from "../splice/splice.ts";

/** The syntax in which the texts of a site are read and written: Markdown with the extensions of its plug-ins. */
export type TextSyntax = {
  readonly parse: (text: string) => Root;
  /** Parses like the build, ten times as fast. Undefined if the build does not use its native parser. */
  readonly parseQuickly?: ((text: string) => Root) | undefined;
  /** The writers of nodes that only plug-ins know. */
  readonly writers: readonly Options[];
};

/** Takes over the syntax of plug-ins, but not what they do to a parsed text. `native` reads texts without plug-ins. */
export function createSyntax(plugins: readonly TextPlugin[], native?: NativeParser): TextSyntax {
  const processor = unified().use(parseMarkdown(undefined)).use(attachPlugins(plugins)).freeze();
  const { toMarkdownExtensions = [] } = processor.data() as { toMarkdownExtensions?: readonly Options[] };
  const parse = (text: string) => processor.parse(text) as Root;
  if (plugins.length > 0) return { parse, writers: toMarkdownExtensions };
  const quick = native && unified().use(parseMarkdown(native)).freeze();
  return { parse, parseQuickly: quick && ((text) => quick.parse(text) as Root), writers: [] };
}

export const plainSyntax = createSyntax([]);

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
  const isLabel = data !== undefined && "directiveLabel" in data;
  // The editor and the parser name the parts of a link in different orders.
  const sorted = Object.fromEntries(Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1)));
  const kept = isLabel ? { ...sorted, isLabel } : sorted;
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

/** One block of a Markdown text: its offsets, its source and its tree. */
export type CutBlock = {
  readonly from: number;
  readonly to: number;
  readonly source: string;
  readonly tree: RootContent;
};

/**
 * Cuts a text into blocks, such as paragraphs, lists and directives. Offsets count each line end as one character. For
 * `directives`, see `readMarkdownTree`.
 */
export function cutBlocks(
  written: string,
  directives?: readonly string[],
  syntax: TextSyntax = plainSyntax,
): readonly CutBlock[] {
  const { text } = evenOut(written);
  const names = directives?.join(" ");
  const known = lastCuts.get(syntax);
  if (known?.text === text && known.names === names) return known.blocks;
  const blocks = readMarkdownTree(text, directives, syntax).children.map((tree) => {
    const from = tree.position?.start.offset ?? 0;
    const to = tree.position?.end.offset ?? from;
    return { from, to, source: text.slice(from, to), tree };
  });
  lastCuts.set(syntax, { text, names, blocks });
  return blocks;
}

/** An open text is saved again and again with the blocks that it had at first. */
const lastCuts = new WeakMap<
  TextSyntax,
  { readonly text: string; readonly names: string | undefined; readonly blocks: readonly CutBlock[] }
>();

/** The directives that a text may use. A colon before any other name is prose. */
export function directiveNames({ directives }: Pick<SiteDefinition, "directives">): readonly string[] {
  return ["abbr", ...Object.keys(directives)];
}
