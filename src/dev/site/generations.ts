/** Values of the last rounds, so that what is asked for again and again stays and the rest goes. */
export type Generations = {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
  /** Ends a round: what was asked for neither in it nor in the one before is forgotten. */
  turn(): void;
};

/** A value of an unfinished edit is often wanted again once the edit is undone. */
const roundsKept = 2;

export function createGenerations(): Generations {
  const known = new Map<string, { readonly value: unknown; round: number }>();
  let round = 0;
  return {
    get: <T>(key: string) => {
      const found = known.get(key);
      if (found === undefined) return undefined;
      found.round = round;
      return found.value as T;
    },
    set: (key, value) => void known.set(key, { value, round }),
    turn: () => {
      for (const [key, found] of known) if (found.round <= round - roundsKept) known.delete(key);
      round += 1;
    },
  };
}
