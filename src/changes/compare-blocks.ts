import { align } from "./align.ts";
import type { Block } from "./blocks.ts";
import type { Change, Part } from "./changes.ts";
import { compareLinks, comparePair, placeOf } from "./compare-pair.ts";
import { type Paired, pairBlocks } from "./pair-blocks.ts";
import { foldSpaces } from "./split-words.ts";

/** Lists the changes between two versions of a part of a page. */
export function compareBlocks(
  part: Part,
  before: readonly Block[],
  after: readonly Block[],
): readonly Change[] {
  const found = align(before, after, keyOf).map(
    (stretch): Found =>
      "same" in stretch
        ? { changes: stretch.same.flatMap(([old, now]) => compareLinks(part, old, now)) }
        : pairBlocks(stretch.before, stretch.after),
  );
  const moved = findMoved(found.flatMap((one) => ("pairs" in one ? [one] : [])));
  const isLeft = (block: Block) => !moved.has(keyOf(block));
  return [
    ...found.flatMap((one) => {
      if (!("pairs" in one)) return one.changes;
      return [
        ...one.pairs.flatMap(([old, now]) => comparePair(part, old, now)),
        ...describeRun(part, "removed", one.removed.filter(isLeft)),
        ...describeRun(part, "added", one.added.filter(isLeft)),
      ];
    }),
    ...[...moved.values()].map((block) => ({
      ...placeOf(part, block),
      kind: "block-moved" as const,
      text: nameOf(block),
    })),
  ];
}

/** The words of a block, or the file name of a decorative image, which has no words. */
function nameOf({ text, image = "" }: Block): string {
  return text === "" ? image : text;
}

type Found = { readonly changes: readonly Change[] } | Paired;

function keyOf({ kind, text, image = "" }: Block): string {
  return `${kind}\n${image}\n${foldSpaces(text)}`;
}

/** The blocks that were removed in one place and added in another, by key. */
function findMoved(stretches: readonly Paired[]): ReadonlyMap<string, Block> {
  const removed = new Set(stretches.flatMap((one) => one.removed.map(keyOf)));
  return new Map(
    stretches
      .flatMap(({ added }) => added.map((block) => [keyOf(block), block] as const))
      .filter(([key]) => removed.has(key)),
  );
}

/** A heading and the blocks up to the next heading are one section. */
function describeRun(part: Part, state: "added" | "removed", run: readonly Block[]): readonly Change[] {
  const groups: Block[][] = [];
  for (const block of run) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === "heading" && block.kind !== "heading") last.push(block);
    else groups.push([block]);
  }
  return groups.flatMap((group): readonly Change[] => {
    const [first] = group;
    if (first === undefined) return [];
    return group.length > 1
      ? [{ ...placeOf(part, first), kind: `section-${state}`, text: first.text, blocks: group.length - 1 }]
      : [{ ...placeOf(part, first), kind: `block-${state}`, text: nameOf(first) }];
  });
}
