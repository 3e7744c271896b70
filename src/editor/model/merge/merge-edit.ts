import { digestOf } from "../../../model/memory/hash.ts";
import { valueAt } from "../../../model/value-at.ts";
import { type Message, say } from "../../../words/message.ts";
import type { Edit, FieldPath, Value } from "../edit.ts";
import { type Applied, applyEdit } from "../splice/apply-edit.ts";
import { editValue, type FieldEdit, isGroup, isList, isSame, matchItems } from "../splice/edit-value.ts";
import { type Format, type OpenFile, openFile, readHead } from "../splice/open-file.ts";
import { evenOut } from "../splice/splice.ts";

/** The version of the file that the editor of a field has read. */
type Base = {
  readonly digest: string;
  /** The former value of the field, or the whole list if an item is added or moved. */
  readonly old: Value | undefined;
  /** The whole file, if it is still available. List items are then found by their neighbours. */
  readonly bytes?: Uint8Array;
};

/** `edit` is the edit as applied; list indexes in its path may have changed. */
export type Merged =
  | { readonly status: "done"; readonly bytes: Uint8Array; readonly edit: Edit }
  | { readonly status: "conflict"; readonly theirs: Value | undefined }
  | { readonly status: "impossible"; readonly why: Message };

/**
 * Applies an edit to a file that may have changed since it was read. If the field itself has changed, the result is a
 * conflict. `order` as in `applyEdit`.
 */
export function mergeEdit(
  bytes: Uint8Array,
  format: Format,
  within: FieldPath,
  base: Base,
  edit: Edit,
  order: readonly string[] = [],
): Merged {
  const apply = (laid: Edit): Merged => withEdit(applyEdit(bytes, format, within, laid, order), laid);
  const file = openFile(bytes, format);
  if (digestOf(bytes) === base.digest && holdsOld(file, within, base.old, edit)) return apply(edit);
  if (edit.kind === "body") {
    const theirs = file?.body === undefined ? undefined : evenOut(file.body).text;
    return theirs === base.old || theirs === evenOut(edit.text).text
      ? apply(edit)
      : { status: "conflict", theirs };
  }
  const current = readData(file, within);
  if (current === undefined) return { status: "impossible", why: say("edit/unreadable") };
  const before = base.bytes && readData(openFile(base.bytes, format), within);
  const place = placeEdit(current, before, base.old, edit);
  if (place.status === "placed") return apply(place.edit);
  return place.status === "there" ? { status: "done", bytes, edit } : place;
}

/**
 * True if the field still has the value that the edit replaces. It may have another one although the file is the one
 * that the page shows: unsaved words are restored after a reload, and the file may have changed before it.
 */
function holdsOld(
  file: OpenFile | undefined,
  within: FieldPath,
  old: Value | undefined,
  edit: Edit,
): boolean {
  if (edit.kind !== "set" || old === undefined || file === undefined) return true;
  return isSame(valueAt(readData(file, within), edit.path), old);
}

function withEdit(applied: Applied, edit: Edit): Merged {
  return applied.status === "done" ? { ...applied, edit } : applied;
}

function readData(file: OpenFile | undefined, within: FieldPath): Value | undefined {
  return file && valueAt(readHead(file.head), within);
}

type Placed =
  | { readonly status: "placed"; readonly edit: FieldEdit }
  /** Another person has already made the same edit. */
  | { readonly status: "there" }
  | { readonly status: "conflict"; readonly theirs: Value | undefined };

function placeEdit(
  current: Value,
  before: Value | undefined,
  old: Value | undefined,
  edit: FieldEdit,
): Placed {
  if (edit.kind === "add" && typeof edit.path.at(-1) === "number")
    return placeNewItem(current, before, old, edit);
  const path = followPath(current, edit.path, old, before);
  const theirs = valueAt(current, path ?? edit.path);
  if (path === undefined) return { status: "conflict", theirs };
  const wanted = edit.kind === "set" || edit.kind === "add" ? edit.value : undefined;
  if (
    edit.kind === "move"
      ? isSame(theirs, editValue(old ?? null, { ...edit, path: [] }))
      : isSame(theirs, wanted)
  )
    return { status: "there" };
  return isSame(theirs, old) ? { status: "placed", edit: { ...edit, path } } : { status: "conflict", theirs };
}

/** Places a new item after the item that it was added after, even if that has moved. */
function placeNewItem(
  current: Value,
  before: Value | undefined,
  old: Value | undefined,
  edit: Extract<FieldEdit, { kind: "add" }>,
): Placed {
  const index = Number(edit.path.at(-1));
  const path = followPath(current, edit.path.slice(0, -1), old, before);
  const list = path && valueAt(current, path);
  const known = valueAt(before, edit.path.slice(0, -1)) ?? old;
  if (path === undefined || (list !== undefined && list !== null && !isList(list)))
    return { status: "conflict", theirs: list };
  if (!isList(list) || list.length === 0) return { status: "placed", edit: { ...edit, path: [...path, 0] } };
  const at = !isList(known) ? undefined : index === 0 ? 0 : placeAfter(known, list, index - 1);
  const place = at === undefined ? Math.min(index, list.length) : index === 0 ? 0 : at + 1;
  return { status: "placed", edit: { ...edit, path: [...path, place] } };
}

/**
 * Finds the path of a field in the data of a file that has changed. Finds list items by value, never by index alone: by
 * comparison with `base`, the former data, or, without it, by `old`, the former value of the field. Undefined if the
 * result is not certain.
 */
function followPath(
  current: Value,
  path: FieldPath,
  old: Value | undefined,
  base: Value | undefined,
): FieldPath | undefined {
  const followed: (string | number)[] = [];
  for (const [at, step] of path.entries()) {
    const list = valueAt(current, followed);
    const place =
      typeof step !== "number"
        ? step
        : isList(list)
          ? findItem(list, step, path.slice(at + 1), old, valueAt(base, path.slice(0, at)))
          : undefined;
    if (place === undefined) return undefined;
    followed.push(place);
  }
  return followed;
}

function findItem(
  list: readonly Value[],
  index: number,
  rest: FieldPath,
  old: Value | undefined,
  before: Value | undefined,
): number | undefined {
  if (isList(before)) return placeAfter(before, list, index);
  const alike = [...list.keys()].filter((at) => {
    const place = followPath(list[at] as Value, rest, old, undefined);
    return place !== undefined && isSame(valueAt(list[at], place), old);
  });
  return alike.length === 1 ? alike[0] : undefined;
}

/**
 * Finds the index of an item of one list in another: of the only equal item, or of the one between the same neighbours.
 */
function placeAfter(before: readonly Value[], after: readonly Value[], index: number): number | undefined {
  const isItem = (other: Value) => isSame(before[index], other);
  if (before.filter(isItem).length === 1 && after.filter(isItem).length === 1) return after.findIndex(isItem);
  const matches = [
    { old: -1, value: -1 },
    ...matchItems(before, after),
    { old: before.length, value: after.length },
  ];
  const exact = matches.find(({ old }) => old === index);
  if (exact !== undefined) return exact.value;
  const next = matches.findIndex(({ old }) => old > index);
  const [from, to] = [matches[next - 1], matches[next]];
  if (from === undefined || to === undefined || to.old - from.old !== to.value - from.value) return undefined;
  return from.value + index - from.old;
}

/** An edit with the value that it replaced, so that it can be applied to a file that has changed since. */
export type KnownEdit = {
  readonly edit: Edit;
  readonly old: Value | undefined;
  /** The names of the fields around an added field, in their order. */
  readonly order: readonly string[];
};

/** Inverts an edit. `before` and `after` are the data of the entry, or its Markdown. */
export function invertEdit(before: Value, after: Value, edit: Edit): KnownEdit {
  if (edit.kind === "body") return { edit: { kind: "body", text: String(before) }, old: after, order: [] };
  const inverse = invert(before, edit);
  const isOfList = inverse.kind === "move" || typeof inverse.path.at(-1) === "number";
  const path = inverse.kind === "add" && isOfList ? inverse.path.slice(0, -1) : inverse.path;
  const group = valueAt(before, inverse.path.slice(0, -1));
  return { edit: inverse, old: valueAt(after, path), order: isGroup(group) ? Object.keys(group) : [] };
}

function invert(before: Value, edit: FieldEdit): FieldEdit {
  const { path } = edit;
  switch (edit.kind) {
    case "set":
      return { kind: "set", path, value: valueAt(before, path) ?? null };
    case "add":
      return invertAdd(before, path);
    case "remove":
      return { kind: "add", path, value: valueAt(before, path) ?? null };
    case "move":
      return { kind: "move", path, from: edit.to, to: edit.from };
  }
}

/** Also removes the groups that were created with the field. */
function invertAdd(before: Value, path: FieldPath): FieldEdit {
  for (let length = 1; length < path.length; length += 1) {
    const parent = path.slice(0, length);
    const held = valueAt(before, parent);
    if (held === undefined) return { kind: "remove", path: parent };
    if (held === null) return { kind: "set", path: parent, value: null };
  }
  const isNull = typeof path.at(-1) === "string" && valueAt(before, path) === null;
  return isNull ? { kind: "set", path, value: null } : { kind: "remove", path };
}
