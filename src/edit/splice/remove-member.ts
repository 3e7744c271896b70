import type { FieldPath } from "../edit.ts";
import { lineEnd, lineStart } from "./members.ts";
import { replaceValue } from "./replace-value.ts";
import type { Splice, Stretch } from "./splice.ts";
import { findPlace, type Holder, type Tree } from "./tree.ts";

/** Generates the ways to remove a field or an item, the best first. */
export function* removeMember(tree: Tree, path: FieldPath): Generator<readonly Splice[]> {
  const holder = findPlace(tree, path)?.holder;
  if (holder === undefined) return;
  const { collection, members } = holder;
  if (members.length > 1) {
    yield* (collection.flow ? removeInFlow : removeInBlock)(tree.text, holder);
  } else if (path.length > 1) {
    yield* replaceValue(tree, path.slice(0, -1), typeof path.at(-1) === "number" ? [] : {});
  } else {
    const { from, to } = holder.member.whole;
    yield [{ from, to, text: typeof path[0] === "number" ? "[]" : "{}" }];
  }
}

function* removeInBlock(text: string, { index, member }: Holder): Generator<readonly Splice[]> {
  const { isInline, whole } = member;
  if (isInline) {
    // The next field takes its place after the dash.
    const next = /\S/g;
    next.lastIndex = whole.to;
    next.test(text);
    yield [cut(whole.from, next.lastIndex - 1)];
    return;
  }
  yield* cutLines(text, whole, index === 0);
}

/** The ways to take lines away with the empty ones around them, the best first. */
export function* cutLines(text: string, whole: Stretch, isFirst: boolean): Generator<readonly Splice[]> {
  const from = lineStart(whole.from, text);
  const to = Math.min(whole.to + 1, text.length);
  const above = emptyLinesBefore(from, text);
  const below = emptyLinesAfter(to, text);
  if (isFirst) yield [cut(from, below)];
  else if (to === text.length && !text.endsWith("\n")) yield [cut(above - 1, to)];
  else if (below > to || to === text.length) yield [cut(above, to)];
  yield [cut(from, to)];
}

function emptyLinesBefore(place: number, text: string): number {
  const lines = /(?<=\n)(?:[ \t]*\n)+$/.exec(text.slice(0, place))?.[0] ?? "";
  return place - lines.length;
}

function emptyLinesAfter(place: number, text: string): number {
  return place + (/^(?:[ \t]*\n)+/.exec(text.slice(place))?.[0].length ?? 0);
}

function* removeInFlow(text: string, { members, index, member }: Holder): Generator<readonly Splice[]> {
  const { whole, tail, comma, isInline } = member;
  const previous = members[index - 1];
  const isAlone = !isInline && text.slice(tail.to, lineEnd(tail.to, text)).trim() === "";
  if (comma !== undefined && isAlone) {
    yield [cut(lineStart(whole.from, text), lineEnd(tail.to, text) + 1)];
  } else if (comma !== undefined) {
    yield [cut(whole.from, tail.to + (/^\s*/.exec(text.slice(tail.to))?.[0].length ?? 0))];
  } else if (previous?.comma !== undefined) {
    // A comment before it needs its line end.
    const hasComment = previous.tail.to > previous.tail.from;
    const gap = hasComment ? 0 : countBlanksAtEnd(text.slice(previous.comma + 1, whole.from));
    yield [cut(previous.comma, previous.comma + 1), cut(whole.from - gap, tail.to)];
  }
}

function cut(from: number, to: number): Splice & Stretch {
  return { from, to, text: "" };
}

function countBlanksAtEnd(text: string): number {
  return text.length - text.trimEnd().length;
}
