/** The results that the last builds used; others are dropped. */
export type RecentResults = {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
  /** To be called after a good build: drops what neither it nor the previous one used. */
  forgetOld(): void;
};

/** Kept for one more build, because undoing an edit needs earlier results. */
const buildsKept = 2;

export function createRecentResults(): RecentResults {
  const known = new Map<string, { readonly value: unknown; build: number }>();
  let build = 0;
  return {
    get: <T>(key: string) => {
      const found = known.get(key);
      if (found === undefined) return undefined;
      found.build = build;
      return found.value as T;
    },
    set: (key, value) => void known.set(key, { value, build }),
    forgetOld: () => {
      for (const [key, found] of known) if (found.build <= build - buildsKept) known.delete(key);
      build += 1;
    },
  };
}
