/** Numbers from 0 up to 1, the same for the same seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed that `SEED` gives, or one of this moment. It is printed, so that a run can be repeated. */
export function chooseSeed(): number {
  const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
  console.log(`SEED=${seed}`);
  return seed;
}

/** How often something is tried: a tenth of `count`, or the share that `SHARE` gives. All of `count` (`SHARE=1`) takes hours. */
export function rounds(count: number): number {
  return Math.max(1, Math.round(count * Number(process.env.SHARE ?? 0.1)));
}
