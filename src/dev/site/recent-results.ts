/** Results of the last builds: what each build asks for stays, and the rest goes. */
export type RecentResults = {
  get<T>(key: string): T | undefined;
  set(key: string, value: unknown): void;
  /** After a good build: forgets what neither it nor the one before has asked for. */
  forgetOld(): void;
};

/** A value of an unfinished edit is often wanted again once the edit is undone. */
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
