import type { Edit, FieldPath, Value } from "../edit.ts";

export type FieldEdit = Exclude<Edit, { kind: "body" }>;

/** The value at `path`. Undefined if there is none. */
export function valueAt(value: Value | undefined, path: FieldPath): Value | undefined {
  return path.reduce<Value | undefined>((group, step) => {
    if (isList(group)) return typeof step === "number" ? group[step] : undefined;
    return isGroup(group) && Object.hasOwn(group, step) ? group[step] : undefined;
  }, value);
}

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
