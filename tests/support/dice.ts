/** Chooses the same things for the same seed, so that a failure can be repeated. */
export function createDice(seed: number) {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return {
    next,
    pick: <T>(items: readonly [T, ...T[]]): T => items[next(items.length)] ?? items[0],
  };
}
