import type { SiteDefinition } from "../../../define/define.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { FieldPath } from "../edit.ts";
import { setValue } from "../new-entry/set-value.ts";

/** The paths of the settings that each fact is made from, by its name. */
export type FactOrigins = ReadonlyMap<string, readonly FieldPath[]>;

type FactSite = Pick<SiteDefinition, "facts" | "languages">;

const known = new WeakMap<object, { readonly facts: unknown; readonly origins: FactOrigins }>();

/**
 * Finds the settings that facts are made from, which no site declares: changes one setting at a time, and looks which
 * facts change with it.
 */
export function traceFacts(site: FactSite, settings: object): FactOrigins {
  const kept = known.get(settings);
  if (kept !== undefined && kept.facts === site.facts) return kept.origins;
  const origins = trace(site, settings);
  known.set(settings, { facts: site.facts, origins });
  return origins;
}

function trace({ facts, languages }: FactSite, settings: object): FactOrigins {
  const origins = new Map<string, FieldPath[]>();
  if (facts === undefined) return origins;
  for (const language of languages) {
    const read = new Map<string, FieldPath>();
    const before = facts(
      watch(settings, [], (path) => read.set(JSON.stringify(path), path)),
      language,
    );
    for (const path of read.values())
      for (const other of otherValues(valueAt(settings, path))) {
        const after = tryFacts(() => facts(setValue(settings, path, other) as object, language));
        // The site may refuse a value that no author would write.
        if (after === undefined) continue;
        for (const name of Object.keys(before)) {
          const paths = origins.get(name) ?? [];
          const isNew = !paths.some((each) => JSON.stringify(each) === JSON.stringify(path));
          if (before[name] !== after[name] && isNew) origins.set(name, [...paths, path]);
        }
        break;
      }
  }
  return origins;
}

function tryFacts<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Values that differ from one of the settings, the likeliest to be accepted first. */
function otherValues(value: unknown): readonly unknown[] {
  switch (typeof value) {
    case "number":
      return [value + 1, value - 1, value * 2 + 1];
    case "boolean":
      return [!value];
    case "string": {
      const counted = value.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));
      return counted === value ? [`${value}x`] : [counted, `${value}x`];
    }
    default:
      return [];
  }
}

/** Wraps values so that `note` is called with the path of each scalar that is read. */
function watch(group: object, path: FieldPath, note: (path: FieldPath) => void): object {
  return new Proxy(group, {
    get: (target, key, receiver) => {
      const value: unknown = Reflect.get(target, key, receiver);
      if (typeof key === "symbol" || !Object.hasOwn(target, key)) return value;
      const inner = [...path, Array.isArray(target) ? Number(key) : key];
      if (typeof value === "object" && value !== null) return watch(value, inner, note);
      note(inner);
      return value;
    },
  });
}
