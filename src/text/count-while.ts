/**
 * How many of the first indexes below `length` hold. All that hold come before all that do not: looks at as many as a
 * search by halves needs.
 */
export function countWhile(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
