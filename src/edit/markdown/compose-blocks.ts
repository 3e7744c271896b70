import type { Root, RootContent } from "mdast";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { type Message, say } from "../../catalogue/message.ts";
import { once } from "../../once.ts";
import { evenOut, lineEndOf, spliceText } from "../splice/splice.ts";
import type { ComposeRequest } from "../text-protocol.ts";
import { type CutBlock, cutBlocks } from "./cut-blocks.ts";
import { readHouseStyle } from "./house-style.ts";
import { gatherSources, noSources } from "./known-sources.ts";
import { readTree, toComparable } from "./read-tree.ts";
import { writeBlock } from "./write-block.ts";

export type Composed =
  | { readonly status: "done"; readonly text: string }
  | { readonly status: "impossible"; readonly why: Message };

type Wanted = ComposeRequest["blocks"];

/**
 * Puts a text together again. Blocks that are kept keep their bytes, and so does what stands between two of them that stay
 * neighbours. The others are written as the text is written elsewhere, and read back as they were given.
 */
export function composeBlocks(written: string, wanted: Wanted): Composed {
  const { text } = evenOut(written);
  const blocks = cutBlocks(text);
  const expected: Root = { type: "root", children: wanted.flatMap((each) => treesOf(each, blocks)) };
  const ways = () => listWays(text, blocks, wanted);
  const found = findSame(ways(), expected, (json) => json) ?? findSame(ways(), expected, withoutGaps);
  if (found === undefined) return { status: "impossible", why: say("edit/unwritable") };
  const splice = { from: 0, to: text.length, text: found };
  return { status: "done", text: spliceText(written, [splice], lineEndOf(written)) };
}

function treesOf(each: Wanted[number], blocks: readonly CutBlock[]): readonly RootContent[] {
  if (typeof each === "number") return blocks[each] ? [blocks[each].tree] : [];
  return "source" in each
    ? readTree(evenOut(each.source).text).children
    : linkAddresses(each.tree as RootContent);
}

/** An address among words is read as a link, however it is written. */
function linkAddresses(tree: RootContent): readonly RootContent[] {
  const root: Root = structuredClone({ type: "root", children: [tree] });
  for (const transform of addressTransforms) transform(root);
  return root.children;
}

const addressTransforms = gfmFromMarkdown().flatMap(({ transforms }) => transforms ?? []);

function findSame(
  texts: Iterable<string>,
  expected: Root,
  simplify: (json: string) => string,
): string | undefined {
  const wanted = simplify(toComparable(expected));
  for (const text of texts) if (simplify(toComparable(readTree(text))) === wanted) return text;
  return undefined;
}

/** Whether the items of a list stand apart follows from what is in them: an editor may not know. */
function withoutGaps(json: string): string {
  return json.replaceAll(/"spread":(?:true|false),?/g, "");
}

type Way = {
  /** Which blocks have no backslash: all, or those that are read as they were given without any. */
  readonly bare?: "all" | "some";
  /** Whether a block is written as that in whose place it stands. */
  readonly isClose?: boolean;
  /** Whether lists have the other sign. */
  readonly isOther?: boolean;
  /** Whether nothing is taken from the text. */
  readonly isNew?: boolean;
};

function isReadAs(written: string, tree: RootContent): boolean {
  const expected: Root = { type: "root", children: [...linkAddresses(tree)] };
  return withoutGaps(toComparable(readTree(written))) === withoutGaps(toComparable(expected));
}

/** The best first. */
function* listWays(text: string, blocks: readonly CutBlock[], wanted: Wanted): Generator<string> {
  const places = placeAll(wanted, blocks.length);
  // What a block takes the place of tells most of how it is written.
  const models = wanted.map((_, at) => {
    const own = blocks[Number(places[at])];
    const first = own === undefined ? blocks : [own, ...blocks];
    return once(() => ({ style: readHouseStyle(text, first), sources: gatherSources(text, first) }));
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
      // A list right below another is one with it unless it has another sign.
      const signs = isOther ? { bullet: style.bulletOther ?? "*", bulletOther: style.bullet ?? "-" } : {};
      const tree = each.tree as RootContent;
      const write = (isBare: boolean) =>
        writeBlock(tree, { ...style, ...signs }, isNew ? noSources : sources, isBare);
      if (bare !== "some") return write(bare === "all");
      const plain = write(true);
      return isReadAs(plain, tree) ? plain : write(false);
    });
    yield join(text, blocks, isClose ? places : wanted, pieces);
  }
}

/** Where as many blocks are changed as have gone, each takes the place of one. */
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

/** `wanted` tells which blocks of the text these are, or take the place of. */
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
