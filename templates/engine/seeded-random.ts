/** Draws numbers in [0, 1). Two streams with one seed give the same numbers, so a drawing never changes by itself. */
export type Random = () => number;

/** Starts a stream of numbers (mulberry32) from an integer seed. */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
