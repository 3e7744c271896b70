import type { List, Nodes, Parents, Root, RootContent } from "mdast";
import { directiveToMarkdown } from "mdast-util-directive";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { type Handle, type Options, toMarkdown } from "mdast-util-to-markdown";
import { visit } from "unist-util-visit";
import { once } from "../../../once.ts";
import { escapeRegExp } from "../../../text/escape-reg-exp.ts";
import { type Message, say } from "../../../words/message.ts";
import type { RequestTo } from "../../requests.ts";
import { evenOut, lineEndOf, spliceText } from "../splice/splice.ts";
import { gatherSources, isLabel, type KnownSources, noSources } from "./known-sources.ts";
import {
  type CutBlock,
  cutBlocks,
  plainSyntax,
  readMarkdownTree,
  type TextSyntax,
  toComparable,
} from "./text-syntax.ts";

/**
 * Writes a block as Markdown. Copies the parts that `sources` has. `isBare` leaves out the backslashes before signs
 * that may be Markdown. For `directives`, see `readMarkdownTree`.
 */
function writeBlock(
  tree: RootContent,
  style: Options,
  sources: KnownSources,
  isBare: boolean,
  directives: readonly string[] | undefined,
  writers: readonly Options[],
): string {
  const extensions = [gfmToMarkdown({ tablePipeAlign: false }), writeDirectives(directives), ...writers];
  const mend = (type: "containerDirective" | "table"): Handle => {
    const write = findHandler(extensions, type);
    return (node: Known, parent, state, info) =>
      sources.mend(node.known ?? node, write(node, parent, state, info));
  };
  const written = toMarkdown(keepKnown(tree, undefined, sources) as RootContent, {
    ...style,
    extensions,
    handlers: {
      written: ({ value }: { readonly value: string }) => value,
      containerDirective: mend("containerDirective"),
      table: mend("table"),
      ...(isBare && { text: ({ value }: { readonly value: string }) => value }),
    } as NonNullable<Options["handlers"]>,
  });
  return written.replace(/\n$/, "").replaceAll(backslash, "\\");
}

const { unsafe, ...directiveWriter } = directiveToMarkdown({ quote: '"' });

/**
 * Leaves colons in addresses such as `mailto:…`, and before other names, unescaped, because no directive can begin
 * there.
 */
function writeDirectives(names: readonly string[] | undefined): Options {
  const rules = (unsafe ?? []).map((each) =>
    each.character === ":" ? { ...each, notInConstruct: ["destinationRaw", "destinationLiteral"] } : each,
  );
  const isName = new RegExp(`(?:${names?.map(escapeRegExp).join("|")})(?![\\p{L}\\p{N}_-])`).source;
  return {
    ...directiveWriter,
    unsafe: (names === undefined
      ? rules
      : rules.map((each) => (each.after === undefined ? each : { ...each, after: isName }))) as NonNullable<
      Options["unsafe"]
    >,
  };
}

/** A node whose children may be replaced by their source. `known` is the original. */
type Known = Nodes & { readonly known?: Nodes };

function findHandler(extensions: readonly Options[], type: string): Handle {
  const handlers = extensions.flatMap(({ handlers, extensions: inner }) => [
    ...(inner?.map((each) => each.handlers) ?? []),
    handlers,
  ]);
  const found = handlers.map((each) => (each as Record<string, Handle> | undefined)?.[type]).find(Boolean);
  if (found === undefined) throw new Error(`Nothing writes ${type}.`);
  return found;
}

/** Replaces each part that the text already has by its source. */
function keepKnown(node: Nodes, parent: Parents | undefined, sources: KnownSources): object {
  const isWhole = isLabel(node) || node.type === "tableRow" || node.type === "tableCell";
  const source = isWhole ? undefined : sources.of(node, parent);
  if (source !== undefined) return { type: "written", value: source };
  if (node.type === "text")
    return { ...node, value: node.value.replace(/\\(?=\{[\p{L}_][\p{L}\p{N}_-]*\})/gu, backslash) };
  if (!("children" in node)) return node;
  return { ...node, known: node, children: node.children.map((child) => keepKnown(child, node, sources)) };
}

/** A noncharacter of Unicode, reserved for use within programs. Stands for the backslash that escapes a fact. */
const backslash = "\uFDD0";

/**
 * Reads the Markdown style of a text from the first use of each sign. The default is `-`, `*`, `**` and fences of
 * three.
 */
function readMarkdownStyle(text: string, blocks: readonly CutBlock[]): Options {
  let own: Options = {};
  for (const { tree } of blocks)
    visit(tree, (node) => {
      own = { ...styleOf(node, text.slice(node.position?.start.offset, node.position?.end.offset)), ...own };
    });
  const style = { ...common, ...own };
  return { ...style, bulletOther: style.bullet === "-" ? "*" : "-" };
}

const common = {
  bullet: "-",
  emphasis: "*",
  strong: "*",
  fence: "`",
  fences: true,
  rule: "-",
  listItemIndent: "one",
} as const satisfies Options;

function styleOf(node: Nodes, written: string): Options {
  const [sign = ""] = written;
  switch (node.type) {
    case "emphasis":
      return { emphasis: sign as "*" | "_" };
    case "strong":
      return { strong: sign as "*" | "_" };
    case "code":
      return /^[`~]/.test(sign) ? { fence: sign as "`" | "~" } : {};
    case "heading":
      return { setext: sign !== "#" && node.depth < 3, closeAtx: sign === "#" && written.endsWith("#") };
    case "list": {
      const [, number, after] = /^(\d*)([-*+.)])/.exec(written) ?? [];
      const second = new RegExp(`\\n${number}[.)]`).test(written);
      if (number) return { bulletOrdered: after as "." | ")", incrementListMarker: !second };
      return { bullet: sign as "-" | "*" | "+" };
    }
    case "listItem":
      return { listItemIndent: /^(?:\d+[.)] {2}|[-*+] {3})\S/.test(written) ? "tab" : "one" };
    default:
      return {};
  }
}

export type Composed =
  | { readonly status: "done"; readonly text: string }
  | { readonly status: "impossible"; readonly why: Message };

type Wanted = RequestTo<"compose">["blocks"];

/**
 * Composes a text from kept and changed blocks. Kept blocks keep their bytes, and so does the space between two that
 * stay neighbours. Other blocks are written in the style of the text, and must parse to the given trees. For
 * `directives`, see `readMarkdownTree`.
 */
export function composeBlocks(
  written: string,
  wanted: Wanted,
  directives?: readonly string[],
  syntax: TextSyntax = plainSyntax,
): Composed {
  const { text } = evenOut(written);
  const read: Read = (each) => readMarkdownTree(each, directives, syntax);
  const blocks = cutBlocks(text, directives, syntax);
  const expected: Root = { type: "root", children: wanted.flatMap((each) => treesOf(each, blocks, read)) };
  const ways = () => listWays(text, blocks, wanted, read, directives, syntax);
  const { parseQuickly } = syntax;
  const readQuickly: Read | undefined =
    parseQuickly && ((each) => readMarkdownTree(each, directives, { ...syntax, parse: parseQuickly }));
  const found =
    // Most often, the best way is right.
    (readQuickly && findSame(first(ways()), expected, readQuickly, (json) => json)) ??
    findSame(ways(), expected, read, (json) => json) ??
    findSame(ways(), expected, read, withoutGaps);
  if (found === undefined) return { status: "impossible", why: say("edit/unwritable") };
  const splice = { from: 0, to: text.length, text: found };
  return { status: "done", text: spliceText(written, [splice], lineEndOf(written)) };
}

type Read = (text: string) => Root;

function treesOf(each: Wanted[number], blocks: readonly CutBlock[], read: Read): readonly RootContent[] {
  if (typeof each === "number") return blocks[each] ? [blocks[each].tree] : [];
  return "source" in each
    ? read(evenOut(each.source).text).children
    : linkAddresses(each.tree as RootContent);
}

/** Turns bare addresses in words into links, as the parser does. */
function linkAddresses(tree: RootContent): readonly RootContent[] {
  const root: Root = structuredClone({ type: "root", children: [tree] });
  for (const transform of addressTransforms) transform(root);
  return root.children;
}

const addressTransforms = gfmFromMarkdown().flatMap(({ transforms }) => transforms ?? []);

function findSame(
  texts: Iterable<string>,
  expected: Root,
  read: Read,
  simplify: (json: string) => string,
): string | undefined {
  const wanted = simplify(toComparable(expected));
  for (const text of texts) if (simplify(toComparable(read(text))) === wanted) return text;
  return undefined;
}

function* first<Item>(items: Iterable<Item>): Generator<Item> {
  for (const item of items) return yield item;
}

/** Drops `spread`, the blank lines between list items, which an editor may not know. */
function withoutGaps(json: string): string {
  return json.replaceAll(/"spread":(?:true|false),?/g, "");
}

type Way = {
  /** Which blocks are written without backslashes: all, or those that still parse to their trees. */
  readonly bare?: "all" | "some";
  /** Whether a block replaces the one at its position and keeps the space around it. */
  readonly isClose?: boolean;
  /** Whether lists use the other bullet. */
  readonly isOther?: boolean;
  /** Whether every other one of adjacent lists uses the other bullet: with the same one, they would be one list. */
  readonly isTurning?: boolean;
  /** Whether no parts are copied from the text. */
  readonly isNew?: boolean;
};

function isReadAs(written: string, tree: RootContent, read: Read): boolean {
  const expected: Root = { type: "root", children: [...linkAddresses(tree)] };
  return withoutGaps(toComparable(read(written))) === withoutGaps(toComparable(expected));
}

/** Generates the possible texts, the best first. */
function* listWays(
  text: string,
  blocks: readonly CutBlock[],
  wanted: Wanted,
  read: Read,
  directives: readonly string[] | undefined,
  { writers }: TextSyntax,
): Generator<string> {
  const places = placeAll(wanted, blocks.length);
  // The style of the replaced block comes first.
  const models = wanted.map((_, at) => {
    const own = blocks[Number(places[at])];
    const first = own === undefined ? blocks : [own, ...blocks];
    return once(() => ({ style: readMarkdownStyle(text, first), sources: gatherSources(text, first) }));
  });
  const ways: readonly Way[] = [
    { bare: "all", isClose: true },
    { bare: "some", isClose: true },
    { isClose: true },
    {},
    { isOther: true },
    { isNew: true },
    { isOther: true, isNew: true },
    { bare: "some", isTurning: true },
    { isTurning: true, isNew: true },
  ];
  const turned = turnLists(wanted, blocks);
  for (const { bare, isClose = false, isOther = false, isTurning = false, isNew = false } of ways) {
    const pieces = wanted.map((each, at) => {
      if (typeof each === "number") return blocks[each]?.source ?? "";
      if ("source" in each) return evenOut(each.source).text.trimEnd().replace(/^\n+/, "");
      const { style, sources } = models[at]?.() ?? { style: {}, sources: noSources };
      const signs = isOther || (isTurning && turned[at]) ? turnSigns(style) : {};
      const tree = each.tree as RootContent;
      const write = (isBare: boolean) =>
        writeBlock(tree, { ...style, ...signs }, isNew ? noSources : sources, isBare, directives, writers);
      if (bare !== "some") return write(bare === "all");
      const plain = write(true);
      return isReadAs(plain, tree, read) ? plain : write(false);
    });
    yield join(text, blocks, isClose ? places : wanted, pieces);
  }
}

/** Tells which lists need other signs than the list right before them. */
function turnLists(wanted: Wanted, blocks: readonly CutBlock[]): readonly boolean[] {
  const turned: boolean[] = [];
  let before: List | undefined;
  for (const [at, each] of wanted.entries()) {
    const tree =
      typeof each === "number" ? blocks[each]?.tree : "tree" in each ? (each.tree as RootContent) : undefined;
    const list = tree?.type === "list" ? tree : undefined;
    turned.push(list !== undefined && before?.ordered === list.ordered && !turned[at - 1]);
    before = list;
  }
  return turned;
}

/** The other signs of lists. */
function turnSigns({ bullet = "-", bulletOther = "*", bulletOrdered }: Options): Options {
  return { bullet: bulletOther, bulletOther: bullet, bulletOrdered: bulletOrdered === ")" ? "." : ")" };
}

/**
 * If as many blocks are changed as are missing between two kept ones, each gets the index of the one that it replaces.
 */
function placeAll(wanted: Wanted, count: number): Wanted {
  const framed = [-1, ...wanted, count];
  const isKept = (each: Wanted[number]) => typeof each === "number";
  return wanted.map((each, at) => {
    const before = framed.slice(0, at + 1).findLastIndex(isKept);
    const after = at + 1 + framed.slice(at + 1).findIndex(isKept);
    const isReplaced = Number(framed[after]) - Number(framed[before]) === after - before;
    return isReplaced ? Number(framed[before]) + at + 1 - before : each;
  });
}

/** Joins the pieces. `wanted` are the indexes of the blocks that they are or replace. */
function join(text: string, blocks: readonly CutBlock[], wanted: Wanted, pieces: readonly string[]): string {
  const start = text.slice(0, blocks[0]?.from ?? 0);
  const end = blocks.length === 0 ? "\n" : text.slice(blocks.at(-1)?.to);
  const joined = pieces.map((piece, at) => {
    if (at === 0) return piece;
    const [before, here] = [wanted[at - 1], wanted[at]];
    const isNext = typeof before === "number" && here === before + 1;
    return (isNext ? text.slice(blocks[before]?.to, blocks[here]?.from) : "\n\n") + piece;
  });
  return start + joined.join("") + end;
}
