import type { z } from "zod";
import { say } from "../../catalogue/message.ts";
import type { DraftEntry, ParsedSource } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";
import { checkValue } from "./check-value.ts";

/**
 * Reads a file that holds all entries of a collection: a mapping from id to entry, in its own order. `refuse` is told
 * the id of each that does not fit, and undefined where the file is no mapping.
 */
export function validateMapping(
  source: ParsedSource,
  collection: string,
  schema: z.ZodType,
  refuse: (id: string | undefined) => void,
  report: Report,
): readonly DraftEntry[] {
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
  return inOrderOfFile(Object.entries(data), source).flatMap(([id, value]) => {
    const checked = checkValue(value, schema, source, [id], report);
    if (!checked.fits) {
      refuse(id);
      return [];
    }
    const locate: DraftEntry["locate"] = (path, what) => source.locate([id, ...path], what);
    return [
      { collection, id, file, digest: `${digest}#${id}`, data: checked.value, locate, source: undefined },
    ];
  });
}

/** JavaScript moves keys such as 2024 to the front of an object: where there is one, places tell the file’s own order. */
function inOrderOfFile<Value>(
  entries: readonly (readonly [string, Value])[],
  { locate }: ParsedSource,
): readonly (readonly [string, Value])[] {
  // To find the first place, the file is read once more.
  if (!entries.some(([id]) => /^\d+$/.test(id))) return entries;
  const places = new Map(entries.map(([id]) => [id, locate([id], "key")]));
  return [...entries].sort(([a], [b]) => {
    const [first, second] = [places.get(a), places.get(b)];
    return (first?.line ?? 0) - (second?.line ?? 0) || (first?.column ?? 0) - (second?.column ?? 0);
  });
}
