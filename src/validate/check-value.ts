import type { z } from "zod";
import type { ParsedSource } from "../model.ts";
import type { Report } from "../problem.ts";
import { explainIssue } from "./explain-issue.ts";

export type Checked<Value> = { readonly fits: true; readonly value: Value } | { readonly fits: false };

/** Checks the value that stands at `path` of a source. Every issue of the schema becomes a problem with its place. */
export function checkValue<Value>(
  data: unknown,
  schema: z.ZodType<Value>,
  source: Pick<ParsedSource, "file" | "locate">,
  path: readonly PropertyKey[],
  report: Report,
): Checked<Value> {
  const result = schema.safeParse(data);
  if (result.success) return { fits: true, value: result.data };
  const whole = path.length === 0 ? "the file" : `the entry “${path.map(String).join(".")}”`;
  for (const issue of result.error.issues) {
    for (const { at, target, ...problem } of explainIssue(issue, data, schema, whole)) {
      const place = source.locate([...path, ...at], target) ?? nearest(source, [...path, ...at]);
      report({ severity: "error", file: source.file, ...(place && { at: place }), ...problem });
    }
  }
  return { fits: false };
}

/** A missing field has no place: its nearest parent’s key has one; the file’s first line serves where none does. */
function nearest(source: Pick<ParsedSource, "locate">, path: readonly PropertyKey[]) {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const place = source.locate(path.slice(0, length), "key");
    if (place !== undefined) return place;
  }
  return { line: 1, column: 1 };
}
