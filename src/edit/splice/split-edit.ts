import { isMap, isSeq } from "yaml";
import type { FieldPath, Value } from "../edit.ts";
import { type FieldEdit, isGroup, isList, isSame, valueAt } from "./edit-value.ts";
import { matchItems } from "./match-items.ts";
import { findPlace, type Tree } from "./tree.ts";

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
