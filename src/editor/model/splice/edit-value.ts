import { diffArrays } from "diff";
import { isMap, isSeq } from "yaml";
import { valueAt } from "../../../model/value-at.ts";
import type { Message } from "../../../words/message.ts";
import type { Edit, FieldPath, Value } from "../edit.ts";
import { evenOut, type Splice, spliceText } from "./splice.ts";
import { findPlace, readTree, type Tree } from "./tree.ts";

export type FieldEdit = Exclude<Edit, { kind: "body" }>;

/**
 * Applies an edit to data, to which the edited file has to parse. Undefined if the edit does not fit the data.
 */
export function editValue(value: Value, edit: FieldEdit): Value | undefined {
  const [step, ...rest] = edit.path;
  if (step === undefined)
    return edit.kind === "move" ? moveItem(value, edit) : edit.kind === "set" ? edit.value : undefined;
  if (rest.length === 0 && edit.kind === "remove") return removeMember(value, step);
  if (rest.length === 0 && edit.kind === "add") return addMember(value, step, edit.value);
  const inner = valueAt(value, [step]);
  const edited = inner === undefined ? undefined : editValue(inner, { ...edit, path: rest });
  if (edited === undefined) return undefined;
  return isList(value) ? value.with(Number(step), edited) : { ...(value as object), [step]: edited };
}

function moveItem(
  list: Value,
  { from, to }: { readonly from: number; readonly to: number },
): Value | undefined {
  const item = valueAt(list, [from]);
  if (!isList(list) || item === undefined || list[to] === undefined) return undefined;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

function removeMember(value: Value, step: string | number): Value | undefined {
  if (valueAt(value, [step]) === undefined) return undefined;
  if (isList(value)) return value.toSpliced(Number(step), 1);
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== step)) as Value;
}

function addMember(value: Value, step: string | number, added: Value): Value | undefined {
  if (isList(value) && typeof step === "number")
    return step <= value.length ? value.toSpliced(step, 0, added) : undefined;
  return isGroup(value) && !Object.hasOwn(value, step) ? { ...value, [step]: added } : undefined;
}

export function isList(value: Value | undefined): value is readonly Value[] {
  return Array.isArray(value);
}

export function isGroup(value: Value | undefined): value is { readonly [key: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Compares values. Ignores the order of the fields of a group. */
export function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (isList(one))
    return isList(other) && one.length === other.length && one.every((item, at) => isSame(item, other[at]));
  if (!isGroup(one)) return Object.is(one, other);
  if (!isGroup(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
}

/**
 * Splits the replacement of a list or group into edits of its members, so that unchanged members keep their bytes and
 * comments. Undefined if there is nothing to split.
 */
export function splitEdit(tree: Tree, edit: FieldEdit): readonly FieldEdit[] | undefined {
  if (edit.kind !== "set") return undefined;
  const old = valueAt(tree.data, edit.path);
  const node = findPlace(tree, edit.path)?.node;
  if (isSeq(node) && isList(old) && isList(edit.value) && edit.value.length > 0 && old.length > 0)
    return splitList(edit.path, old, edit.value);
  if (isMap(node) && isGroup(old) && isGroup(edit.value) && hasCommon(old, edit.value))
    return splitGroup(edit.path, old, edit.value);
  return undefined;
}

type Group = { readonly [name: string]: Value };

export function hasCommon(old: Group, value: Group): boolean {
  return Object.keys(old).some((name) => Object.hasOwn(value, name));
}

export function splitGroup(path: FieldPath, old: Group, value: Group): readonly FieldEdit[] {
  const edits = Object.entries(value).flatMap(([name, inner]): readonly FieldEdit[] => {
    const at = [...path, name];
    if (!Object.hasOwn(old, name)) return [{ kind: "add", path: at, value: inner }];
    return isSame(old[name], inner) ? [] : [{ kind: "set", path: at, value: inner }];
  });
  const gone = Object.keys(old).filter((name) => !Object.hasOwn(value, name));
  return [...edits, ...gone.map((name) => ({ kind: "remove", path: [...path, name] }) as const)];
}

/** The edits run from the end, so that earlier indexes stay valid. */
export function splitList(
  path: FieldPath,
  old: readonly Value[],
  value: readonly Value[],
): readonly FieldEdit[] {
  const moved = findMove(old, value);
  if (moved !== undefined) return [{ kind: "move", path, ...moved }];
  const kept = [...matchItems(old, value), { old: old.length, value: value.length }];
  const edits: FieldEdit[] = [];
  let from = { old: 0, value: 0 };
  for (const next of kept) {
    const taken = value.slice(from.value, next.value);
    const gone = next.old - from.old;
    const here: FieldEdit[] = [];
    for (let at = 0; at < Math.max(gone, taken.length); at += 1) {
      const place = [...path, from.old + at];
      const item = taken[at];
      if (item === undefined) here.push({ kind: "remove", path: place });
      else here.push({ kind: at < gone ? "set" : "add", path: place, value: item });
    }
    const sets = here.filter(({ kind }) => kind !== "remove");
    edits.unshift(...here.filter(({ kind }) => kind === "remove").reverse(), ...sets);
    from = { old: next.old + 1, value: next.value + 1 };
  }
  return edits;
}

function findMove(
  old: readonly Value[],
  value: readonly Value[],
): { readonly from: number; readonly to: number } | undefined {
  if (old.length !== value.length) return undefined;
  const first = old.findIndex((item, at) => !isSame(item, value[at]));
  const last = old.findLastIndex((item, at) => !isSame(item, value[at]));
  return [
    { from: first, to: last },
    { from: last, to: first },
  ].find(({ from, to }) => isSame(old.toSpliced(from, 1).toSpliced(to, 0, old[from] as Value), value));
}

/** Extends the edit to add the group or list around the new field too, if it is missing or empty. */
export function withGroups(data: Value, edit: FieldEdit): FieldEdit {
  if (edit.kind !== "add" || edit.path.length === 0) return edit;
  const path = edit.path.slice(0, -1);
  const step = edit.path.at(-1) ?? "";
  if (valueAt(data, edit.path) === null && typeof step === "string") return { ...edit, kind: "set" };
  const parent = valueAt(data, path);
  if (path.length === 0 || isList(parent) || isGroup(parent) || typeof parent === "string") return edit;
  if (typeof step === "number" && step > 0) return edit;
  const value = typeof step === "number" ? [edit.value] : { [step]: edit.value };
  return withGroups(data, { kind: parent === null ? "set" : "add", path, value });
}

export type Changed =
  | { readonly status: "done"; readonly text: string }
  | { readonly status: "impossible"; readonly why: Message };

/** Applies one edit after the other, up to the first that is impossible. */
export function changeInSteps(
  written: string,
  steps: readonly FieldEdit[],
  change: (text: string, step: FieldEdit) => Changed,
): Changed {
  let changed: Changed = { status: "done", text: written };
  for (const step of steps) {
    changed = change(changed.text, step);
    if (changed.status === "impossible") break;
  }
  return changed;
}

/** The indexes of an item in two lists. */
type Match = { readonly old: number; readonly value: number };

/** Finds the longest common subsequence of two lists. */
export function matchItems(old: readonly Value[], value: readonly Value[]): readonly Match[] {
  const matches: Match[] = [];
  let [at, other] = [0, 0];
  for (const { count, added, removed } of diffArrays([...old], [...value], { comparator: isSame })) {
    if (!added && !removed)
      for (let step = 0; step < count; step += 1) matches.push({ old: at + step, value: other + step });
    if (!added) at += count;
    if (!removed) other += count;
  }
  return matches;
}

/** Returns the text of the first of several ways that parses to the expected data. */
export function prove(
  written: string,
  ways: Iterable<readonly Splice[]>,
  expected: Value,
  lineEnd: string,
): string | undefined {
  for (const splices of ways) {
    const changed = spliceText(written, splices, lineEnd);
    if (isSame(readTree(evenOut(changed).text)?.data, expected)) return changed;
  }
  return undefined;
}
