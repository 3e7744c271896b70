import type { FieldPath, Value } from "../edit.ts";
import { isList, isSame, valueAt } from "../splice/edit-value.ts";
import { matchItems } from "../splice/match-items.ts";

/**
 * Finds the path of a field in the data of a file that has changed. Finds list items by value, never by index alone: by
 * comparison with `base`, the former data, or, without it, by `old`, the former value of the field. Undefined if the
 * result is not certain.
 */
export function followPath(
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
export function placeAfter(
  before: readonly Value[],
  after: readonly Value[],
  index: number,
): number | undefined {
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
