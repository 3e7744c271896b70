import type { SiteDefinition } from "../../define/define.ts";
import type { FieldPath } from "../edit.ts";

/** Finds the paths, as JSON, of the settings that the facts of a site are made from. */
export function findFactSettings(
  { facts, languages }: Pick<SiteDefinition, "facts" | "languages">,
  settings: object,
): ReadonlySet<string> {
  const read = new Set<string>();
  for (const language of languages)
    facts?.(
      watch(settings, [], (path) => read.add(JSON.stringify(path))),
      language,
    );
  return read;
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
