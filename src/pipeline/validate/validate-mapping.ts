import type { z } from "zod";
import { toTranslationId } from "../../model/language.ts";
import type { ParsedSource, ValidEntry } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { checkValue } from "./check-value.ts";

/**
 * Reads a file with all entries of a collection: a mapping from id to entry, in its own order. Calls `refuse` with the
 * id of each entry that does not fit, or with undefined when the file is not a mapping. `language` is that of a
 * translation.
 */
export function validateMapping(
  source: ParsedSource,
  { name: collection, language }: { readonly name: string; readonly language: string | undefined },
  schema: z.ZodType,
  refuse: (id: string | undefined) => void,
  report: Report,
): readonly ValidEntry[] {
  const { file, digest, data } = source;
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    report({
      code: "entry/invalid-field",
      severity: "error",
      file,
      at: { line: 1, column: 1 },
      message: say("entry/invalid-field.no-mapping"),
      hint: say("entry/invalid-field.no-mapping.hint"),
    });
    refuse(undefined);
    return [];
  }
  return inOrderOfFile(Object.entries(data), source).flatMap(([key, value]) => {
    const id = toTranslationId(key, language);
    const checked = checkValue(value, schema, source, [key], report);
    if (!checked.fits) {
      refuse(id);
      return [];
    }
    const locate: ValidEntry["locate"] = (path, what) => source.locate([key, ...path], what);
    return [
      { collection, id, file, digest: `${digest}#${key}`, data: checked.value, locate, source: undefined },
    ];
  });
}

/** JavaScript moves keys such as 2024 to the front of an object, so their positions give the order of the file. */
function inOrderOfFile<Value>(
  entries: readonly (readonly [string, Value])[],
  { locate }: ParsedSource,
): readonly (readonly [string, Value])[] {
  // Positions require parsing the file again, so they are used only then.
  if (!entries.some(([id]) => /^\d+$/.test(id))) return entries;
  const places = new Map(entries.map(([id]) => [id, locate([id], "key")]));
  return [...entries].sort(([a], [b]) => {
    const [first, second] = [places.get(a), places.get(b)];
    return (first?.line ?? 0) - (second?.line ?? 0) || (first?.column ?? 0) - (second?.column ?? 0);
  });
}
