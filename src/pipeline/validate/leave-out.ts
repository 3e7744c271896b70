import type { z } from "zod";
import { findOpenFacts, type TextIssue, withLanguage } from "../../define/check-scope.ts";
import { mapTagged } from "../../define/tagged-values.ts";
import type { Locate, SiteLanguage } from "../../model/model.ts";
import type { Facts } from "../../text/facts.ts";

type Path = readonly (string | number)[];

/** A value that cannot be published, and the facts that it waits for. An empty path is the whole file. */
export type Reason = { readonly path: Path; readonly facts: readonly string[] };

type Rules = {
  /** What cannot be published of these data. */
  readonly find: (data: unknown) => readonly Reason[];
  /** How many mistakes a schema finds in them. */
  readonly countIssues: (data: unknown) => number;
};

/** What is left out of a file, as JSON can keep it. */
export type LeftOut = {
  /** What is left out, by its path in the file. */
  readonly removed: readonly Reason[];
  /** What cannot be left out, because the schema requires everything around it. */
  readonly stuck: readonly Reason[];
  /** The path of each part of `removed` in what the parts before it leave. */
  readonly cuts: readonly Path[];
};

/** The data of a file without some parts. */
type Rest = {
  readonly data: unknown;
  /** The path in the file of a value of `data`. */
  readonly toWritten: (path: readonly PropertyKey[]) => readonly PropertyKey[];
};

/** Leaves out parts that `findLeftOut` has found in the same data. */
export function leaveOut(written: unknown, { cuts }: LeftOut): Rest {
  return cuts.reduce(cut, restOf(written, new WeakMap()));
}

/**
 * Finds the smallest values around everything that cannot be published: a field that the schema can do without, an item
 * of a list, or a group around them.
 */
export function findLeftOut(written: unknown, { find, countIssues }: Rules): LeftOut {
  const removed: Reason[] = [];
  const cuts: Path[] = [];
  const stuck = new Map<string, Reason>();
  let rest = restOf(written, new WeakMap());
  const remove = ({ path, facts }: Reason): boolean => {
    const issues = countIssues(rest.data);
    for (let depth = path.length; depth > 0; depth -= 1) {
      const part = path.slice(0, depth);
      const next = cut(rest, part);
      if (countIssues(next.data) > issues) continue;
      removed.push({ path: rest.toWritten(part) as Path, facts });
      cuts.push(part);
      rest = next;
      return true;
    }
    return false;
  };
  for (;;) {
    const { data, toWritten } = rest;
    const reasons = find(data).filter(({ path }) => !stuck.has(JSON.stringify(toWritten(path))));
    const last = reasons.at(-1);
    if (last === undefined) return { removed, stuck: [...stuck.values()], cuts };
    // One value may wait for several facts.
    const same = reasons.filter(({ path }) => JSON.stringify(path) === JSON.stringify(last.path));
    const reason = { path: last.path, facts: [...new Set(same.flatMap(({ facts }) => facts))].sort() };
    const path = toWritten(reason.path) as Path;
    if (!remove(reason)) stuck.set(JSON.stringify(path), { ...reason, path });
  }
}

/** The index in the file of each item of a list that lacks some. */
type Indexes = WeakMap<object, readonly number[]>;
type Shrinking = Rest & { readonly indexes: Indexes };

function restOf(data: unknown, indexes: Indexes): Shrinking {
  const toWritten = (path: readonly PropertyKey[]) => {
    let value = data;
    return path.map((step) => {
      const known = typeof value === "object" && value !== null ? indexes.get(value) : undefined;
      const own = typeof step === "number" ? (known?.[step] ?? step) : step;
      value = (value as Readonly<Record<PropertyKey, unknown>> | undefined)?.[step];
      return own;
    });
  };
  return { data, toWritten, indexes };
}

function cut({ data, indexes }: Shrinking, part: Path): Shrinking {
  return restOf(without(data, part, indexes), indexes);
}

/** What names a fact that is not given. */
export function findNamed(
  data: unknown,
  schema: z.ZodType,
  facts: Facts | undefined,
  language: string,
): readonly Reason[] {
  const { error } = findOpenFacts(facts, () => withLanguage(language, () => schema.safeParse(data)));
  return findOpen(error?.issues ?? []);
}

/** The texts and the lists of needs that name facts which are not given. */
function findOpen(issues: readonly z.core.$ZodIssue[], at: Path = []): readonly Reason[] {
  return issues.flatMap((issue): readonly Reason[] => {
    const path = [...at, ...(issue.path as Path)];
    if (issue.code === "invalid_union")
      return issue.errors.flatMap((form) => findOpen(form as z.core.$ZodIssue[], path));
    if (issue.code !== "custom") return [];
    const own = issue.params?.charpente as TextIssue | undefined;
    if (own === undefined || !("openFact" in own)) return [];
    return [{ path: own.needed ? path.slice(0, -2) : path, facts: [own.openFact] }];
  });
}

/** The texts that consist of an address for which `facts` returns some. */
export function findAddresses(
  data: unknown,
  facts: (address: string) => readonly string[],
  path: Path = [],
): readonly Reason[] {
  if (typeof data === "string") {
    const waited = facts(data.trim());
    return waited.length === 0 ? [] : [{ path, facts: waited }];
  }
  if (typeof data !== "object" || data === null) return [];
  const isList = Array.isArray(data);
  return Object.entries(data).flatMap(([key, inner]) =>
    findAddresses(inner, facts, [...path, isList ? Number(key) : key]),
  );
}

/** The references to entries that wait. `gone` has the facts that each waits for, by collection and id. */
export function findReferences(
  data: unknown,
  gone: ReadonlyMap<string, readonly string[]>,
  { code }: SiteLanguage,
): readonly Reason[] {
  if (gone.size === 0) return [];
  const found: Reason[] = [];
  mapTagged(data, (as, value, path) => {
    if (as !== "reference") return value;
    const { collection, id } = value as { readonly collection: string; readonly id: string };
    const facts = gone.get(`${collection} ${id}`) ?? gone.get(`${collection} ${id}.${code}`);
    if (facts !== undefined) found.push({ path: path as Reason["path"], facts });
    return value;
  });
  return found;
}

/** Finds the places of values as they are in the file. */
export function locateWritten(locate: Locate, toWritten: Rest["toWritten"]): Locate {
  return (path, what) => locate(toWritten(path), what);
}

function without(data: unknown, [step, ...rest]: Path, indexes: Indexes): unknown {
  if (step === undefined || typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) {
    const written = indexes.get(data) ?? [...data.keys()];
    const index = Number(step);
    const isWhole = rest.length === 0;
    const items = isWhole ? data.toSpliced(index, 1) : data.with(index, without(data[index], rest, indexes));
    indexes.set(items, isWhole ? written.toSpliced(index, 1) : written);
    return items;
  }
  const fields = { ...data } as Record<string, unknown>;
  if (rest.length === 0) delete fields[step];
  else fields[step] = without(fields[step], rest, indexes);
  return fields;
}
