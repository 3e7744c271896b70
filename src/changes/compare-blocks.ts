import { diffArrays } from "diff";
import type { Change, ChangePlace, PageRegion } from "./changes.ts";
import type { PageBlock } from "./split-page.ts";

/** Lists the changes between two versions of a part of a page. */
export function compareBlocks(
  part: PageRegion,
  before: readonly PageBlock[],
  after: readonly PageBlock[],
): readonly Change[] {
  const found = align(before, after, keyOf).map(
    (stretch): Found =>
      "same" in stretch
        ? { changes: stretch.same.flatMap(([old, now]) => compareLinks(part, old, now)) }
        : pairBlocks(stretch.before, stretch.after),
  );
  const moved = findMoved(found.flatMap((one) => ("pairs" in one ? [one] : [])));
  const isLeft = (block: PageBlock) => !moved.has(keyOf(block));
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
function nameOf({ text, image = "" }: PageBlock): string {
  return text === "" ? image : text;
}

type Found = { readonly changes: readonly Change[] } | Paired;

function keyOf({ kind, text, image = "" }: PageBlock): string {
  return `${kind}\n${image}\n${foldSpaces(text)}`;
}

/** The blocks that were removed in one place and added in another, by key. */
function findMoved(stretches: readonly Paired[]): ReadonlyMap<string, PageBlock> {
  const removed = new Set(stretches.flatMap((one) => one.removed.map(keyOf)));
  return new Map(
    stretches
      .flatMap(({ added }) => added.map((block) => [keyOf(block), block] as const))
      .filter(([key]) => removed.has(key)),
  );
}

/** A heading and the blocks up to the next heading are one section. */
function describeRun(
  part: PageRegion,
  state: "added" | "removed",
  run: readonly PageBlock[],
): readonly Change[] {
  const groups: PageBlock[][] = [];
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

/** Lists the changes between two versions of a block. */
function comparePair(part: PageRegion, old: PageBlock, now: PageBlock): readonly Change[] {
  const place = placeOf(part, now);
  if (now.image !== undefined && old.image !== undefined) {
    return old.image === now.image
      ? [{ ...place, kind: "alternative", before: old.text, after: now.text }]
      : [{ ...place, kind: "image", text: now.text, before: old.image, after: now.image }];
  }
  if (now.kind === "image") return [{ ...place, kind: "alternative", before: old.text, after: now.text }];
  const words = compareWords(old.text, now.text).map(
    (change): Change => ({ ...place, kind: "words", ...change, ...aboutOf(change, now) }),
  );
  return [...words, ...compareLinks(part, old, now)];
}

/** Lists the links with the same words and another target. */
function compareLinks(part: PageRegion, old: PageBlock, now: PageBlock): readonly Change[] {
  return now.links.flatMap(({ text, href }, at): readonly Change[] => {
    const before = old.links[at];
    return before === undefined || before.href === href || before.text !== text
      ? []
      : [{ ...placeOf(part, now), kind: "link", text: text.trim(), before: before.href, after: href }];
  });
}

function placeOf(part: PageRegion, { kind, text }: PageBlock): ChangePlace {
  return { part, block: kind, ...(kind === "row" && { row: text.split(" · ")[0] }) };
}

/** Says whether the new words are the text of a `tel:` or `mailto:` link. */
function aboutOf({ after }: WordChange, { links }: PageBlock): { readonly about?: "phone" | "email" } {
  const { href = "" } = links.find(({ text }) => after !== "" && text.includes(after)) ?? {};
  if (href.startsWith("tel:")) return { about: "phone" };
  return href.startsWith("mailto:") ? { about: "email" } : {};
}

/** The blocks of a stretch: pairs of an old and a new version, and the others, in their order. */
type Paired = {
  readonly pairs: readonly (readonly [PageBlock, PageBlock])[];
  readonly removed: readonly PageBlock[];
  readonly added: readonly PageBlock[];
};

/** Beyond this many comparisons, blocks are paired by position. */
const mostComparisons = 3600;
/** From this likeness on, two blocks are versions of one. */
const alike = 0.4;

/** Pairs the blocks that are most alike, without crossing. */
function pairBlocks(before: readonly PageBlock[], after: readonly PageBlock[]): Paired {
  const isMatched =
    before.length === after.length && before.every(({ kind }, at) => kind === after[at]?.kind);
  const score = (old: PageBlock, now: PageBlock) => {
    if (old.kind !== now.kind) return 0;
    if (old.kind === "image" && old.image !== undefined && old.image === now.image) return 1;
    const found = likeness(old.text, now.text);
    if (found >= alike) return found;
    // A short block may be replaced by one with no common word: a heading, a date, a telephone number.
    return isMatched && (before.length === 1 || isShort(old, now)) ? 0.01 : 0;
  };
  const pairs =
    before.length * after.length > mostComparisons
      ? before.flatMap((old, at) => {
          const now = after[at];
          return now !== undefined && score(old, now) > 0 ? [[old, now] as const] : [];
        })
      : pairBest(before, after, score);
  const paired = new Set(pairs.flat());
  return {
    pairs,
    removed: before.filter((block) => !paired.has(block)),
    added: after.filter((block) => !paired.has(block)),
  };
}

function isShort(...blocks: readonly PageBlock[]): boolean {
  return blocks.every(({ text }) => text.length <= 60);
}

/** Finds the pairs with the largest sum of scores. best[i][j] is the best sum for the blocks from i and j on. */
function pairBest(
  before: readonly PageBlock[],
  after: readonly PageBlock[],
  score: (old: PageBlock, now: PageBlock) => number,
): readonly (readonly [PageBlock, PageBlock])[] {
  const scores = before.map((old) => after.map((now) => score(old, now)));
  const best = Array.from({ length: before.length + 1 }, () => new Float64Array(after.length + 1));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const both = (i: number, j: number) => {
    const own = scores[i]?.[j] ?? 0;
    return own > 0 ? own + at(i + 1, j + 1) : 0;
  };
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      (best[i] as Float64Array)[j] = Math.max(both(i, j), at(i + 1, j), at(i, j + 1));
  const pairs: (readonly [PageBlock, PageBlock])[] = [];
  for (let [i, j] = [0, 0]; i < before.length && j < after.length; ) {
    if (both(i, j) > 0 && both(i, j) >= at(i, j)) {
      pairs.push([before[i] as PageBlock, after[j] as PageBlock]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

/** Words that are replaced, added (`before` is empty) or removed (`after` is empty), with a few words around them. */
type WordChange = Readonly<Record<"before" | "after" | "lead" | "trail", string>>;

/** The number of words quoted on each side of a change. */
const wordsAround = 3;
/** With more changes than this, or with less in common, the whole text counts as replaced. */
const mostChanges = 4;
const leastInCommon = 0.35;

/** Lists the words that differ between two versions of a text. Empty when only spaces differ. */
function compareWords(before: string, after: string): readonly WordChange[] {
  const whole = { before, after, lead: "", trail: "" };
  const hunks = mergeNear(listHunks(splitWords(before), splitWords(after))).filter(saysMore);
  const [old, now] = [before, after].map((text) => foldSpaces(text).trim());
  if (old === now) return [];
  const changed = hunks.reduce((sum, { old, now }) => sum + Math.max(countWords(old), countWords(now)), 0);
  const share = changed / Math.max(1, countWords(splitWords(before)), countWords(splitWords(after)));
  if (hunks.length === 0 || hunks.length > mostChanges || share > 1 - leastInCommon) return [whole];
  return hunks.map(toChange);
}

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(before: string, after: string): number {
  const [old, now] = [before, after].map((text) => splitWords(text).filter(isWord));
  if (old === undefined || now === undefined || old.length + now.length === 0) return 0;
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of now) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return (2 * common) / (old.length + now.length);
}

type Tokens = readonly string[];
type Hunk = Readonly<Record<"lead" | "old" | "now" | "trail", Tokens>>;

/** `lead` and `trail` are the common words up to the previous and the next hunk. */
function listHunks(before: Tokens, after: Tokens): readonly Hunk[] {
  const stretches = align(before, after, foldSpaces);
  const sameAt = (at: number) => {
    const stretch = stretches[at];
    return stretch !== undefined && "same" in stretch ? stretch.same.map(([, now]) => now) : [];
  };
  return stretches.flatMap((stretch, at) =>
    "same" in stretch
      ? []
      : [{ lead: sameAt(at - 1), old: stretch.before, now: stretch.after, trail: sameAt(at + 1) }],
  );
}

/** Merges changes with at most a short word between them. */
function mergeNear(hunks: readonly Hunk[]): readonly Hunk[] {
  const merged: Hunk[] = [];
  for (const hunk of hunks) {
    const last = merged.at(-1);
    if (last === undefined || join(hunk.lead.filter(isWord)).length > 3) merged.push(hunk);
    else
      merged[merged.length - 1] = {
        lead: last.lead,
        old: [...last.old, ...hunk.lead, ...hunk.old],
        now: [...last.now, ...hunk.lead, ...hunk.now],
        trail: hunk.trail,
      };
  }
  return merged;
}

/** Leaves out changes of spaces alone. */
function saysMore({ old, now }: Hunk): boolean {
  return join(old) !== join(now);
}

/** Keeps the spaces between the changed words and the words around them. */
function toChange({ lead, old, now, trail }: Hunk): WordChange {
  const text = old.join("") || now.join("");
  const start = text.slice(0, text.length - text.trimStart().length);
  const end = text.slice(text.trimEnd().length);
  return {
    before: join(old),
    after: join(now),
    lead: takeLast(lead).join("").trimStart() + start,
    trail:
      end +
      takeLast([...trail].reverse())
        .reverse()
        .join("")
        .trimEnd(),
  };
}

function takeLast(tokens: Tokens): string[] {
  const words = tokens.flatMap((token, at) => (isWord(token) ? [at] : []));
  return tokens.slice(words.at(-wordsAround) ?? 0);
}

function countWords(tokens: Tokens): number {
  return tokens.filter(isWord).length;
}

function join(tokens: Tokens): string {
  return tokens.join("").trim();
}

/**
 * A date in words or a number with its groups, such as a telephone number; spaces; an opening bracket or quote; any
 * other run.
 */
const pieces =
  /\d{1,2}(?:er|st|nd|rd|th)?\s\p{L}{3,12}\s\d{4}(?![\p{L}\d])|\+?\d+(?:[\s.,:/-]\d+)*(?![\p{L}\d@])|\s+|[«“"([{]|[^\s«“"([{]+/gu;

/**
 * Splits a text into words, spaces and punctuation that add up to the text. Numbers, dates and addresses stay whole.
 */
function splitWords(text: string): readonly string[] {
  return (text.match(pieces) ?? []).flatMap(splitRun);
}

/** Turns all kinds of spaces into plain ones and drops invisible characters, so that texts compare by their words. */
function foldSpaces(text: string): string {
  return text.replace(/[\u00AD\u200B\u2060]/g, "").replace(/\s+/g, " ");
}

function isWord(token: string): boolean {
  return /[\p{L}\d]/u.test(token);
}

/** “l’été,” is three tokens. */
function splitRun(run: string): readonly string[] {
  if (!isWord(run)) return [run];
  let end = run.length;
  while (end > 1 && /[.,;:!?…»”")\]}]/.test(run.charAt(end - 1))) end -= 1;
  const [, elided = "", rest = run.slice(0, end)] =
    /^(\p{L}{1,8}['’])(?=[\p{L}\d])(.*)$/su.exec(run.slice(0, end)) ?? [];
  return [elided, rest, ...run.slice(end)].filter((token) => token !== "");
}

/** A run of members that two lists share, or the members of each between two such runs. */
type Stretch<T> =
  | { readonly same: readonly (readonly [T, T])[] }
  | { readonly before: readonly T[]; readonly after: readonly T[] };

/** Beyond this many differences, two lists count as having nothing in common: the time grows with their square. */
const mostDifferences = 2000;

/** Compares two lists by the keys of their members. The stretches come in the order of the lists. */
function align<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (one: T) => string,
): readonly Stretch<T>[] {
  const changes = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: mostDifferences });
  if (changes === undefined) return [{ before, after }];
  const stretches: Stretch<T>[] = [];
  let [old, now] = [0, 0];
  let [removed, added]: [readonly T[], readonly T[]] = [[], []];
  const close = () => {
    if (removed.length + added.length > 0) stretches.push({ before: removed, after: added });
    [removed, added] = [[], []];
  };
  for (const { count, added: isAdded, removed: isRemoved } of changes) {
    const [from, to] = [before.slice(old, old + count), after.slice(now, now + count)];
    if (isRemoved) removed = from;
    else if (isAdded) added = to;
    else {
      close();
      stretches.push({ same: from.map((one, at) => [one, to[at] as T]) });
    }
    if (!isAdded) old += count;
    if (!isRemoved) now += count;
  }
  close();
  return stretches;
}
