/** The things that are known, each with the day on which it was first seen. */
export type Seen = {
  /** When things that have gone were last forgotten. `""` until all things were known once. */
  readonly day: string;
  /** By key. `""` for what was there before anything was noted. */
  readonly first: Readonly<Record<string, string>>;
};

type Look = {
  readonly keys: readonly string[];
  /** A calendar date. */
  readonly today: string;
  /** False while some things cannot be known: what is not among the keys may come back. */
  readonly isComplete: boolean;
};

/** Notes what is seen for the first time. What has gone is forgotten the next day, so that it is new when it comes back. */
export function noteSeen(before: Seen | undefined, { keys, today, isComplete }: Look): Seen {
  const known = new Map(Object.entries(before?.first ?? {}));
  const day = before?.day ?? "";
  const forgets = isComplete && day !== today;
  const kept = forgets ? new Map<string, string>() : new Map(known);
  for (const key of keys) kept.set(key, known.get(key) ?? (day === "" ? "" : today));
  return { day: forgets ? today : day, first: Object.fromEntries(kept) };
}

/** True for what is new since yesterday. */
export function isNew(key: string, { first }: Seen, today: string): boolean {
  return Object.hasOwn(first, key) && first[key] === today;
}
