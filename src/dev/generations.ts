/** Values of the last rounds, so that what is asked for again and again stays and the rest goes. */
export type Generations = {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
  /** Ends a round: what was asked for neither in it nor in the one before is forgotten. */
  turn(): void;
};

/** A value of an unfinished edit is often wanted again once the edit is undone: two rounds are kept. */
export function createGenerations(): Generations {
  let young = new Map<string, unknown>();
  let old = new Map<string, unknown>();
  let oldest = new Map<string, unknown>();
  return {
    get: <T>(key: string) => {
      const value = young.get(key) ?? old.get(key) ?? oldest.get(key);
      if (value !== undefined) young.set(key, value);
      return value as T | undefined;
    },
    set: (key, value) => void young.set(key, value),
    turn: () => {
      oldest = old;
      old = young;
      young = new Map();
    },
  };
}
