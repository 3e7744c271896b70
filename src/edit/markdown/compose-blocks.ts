import type { Root, RootContent } from "mdast";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { once } from "../../once.ts";
import { type Message, say } from "../../words/message.ts";
import { evenOut, lineEndOf, spliceText } from "../splice/splice.ts";
import type { ComposeRequest } from "../text-protocol.ts";
import { type CutBlock, cutBlocks } from "./cut-blocks.ts";
import { gatherSources, noSources } from "./known-sources.ts";
import { readMarkdownStyle } from "./markdown-style.ts";
import { readMarkdownTree, toComparable } from "./read-markdown-tree.ts";
import { plainSyntax, type TextSyntax } from "./text-syntax.ts";
import { writeBlock } from "./write-block.ts";

export type Composed =
  | { readonly status: "done"; readonly text: string }
  | { readonly status: "impossible"; readonly why: Message };

type Wanted = ComposeRequest["blocks"];

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
  const found =
    findSame(ways(), expected, read, (json) => json) ?? findSame(ways(), expected, read, withoutGaps);
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
  ];
  for (const { bare, isClose = false, isOther = false, isNew = false } of ways) {
    const pieces = wanted.map((each, at) => {
      if (typeof each === "number") return blocks[each]?.source ?? "";
      if ("source" in each) return evenOut(each.source).text.trimEnd().replace(/^\n+/, "");
      const { style, sources } = models[at]?.() ?? { style: {}, sources: noSources };
      // Two adjacent lists with the same bullet would be one list.
      const signs = isOther ? { bullet: style.bulletOther ?? "*", bulletOther: style.bullet ?? "-" } : {};
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
