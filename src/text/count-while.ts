/**
 * How many of the first `length` indexes satisfy `holds`, which is true up to some index and false from there on. Uses
 * binary search.
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
