/** Counts the members that two lists or texts share at their start, and then at their end. No member counts as both. */
export function commonEnds<T>(
  one: ArrayLike<T>,
  other: ArrayLike<T>,
): { readonly start: number; readonly end: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return { start, end };
}
