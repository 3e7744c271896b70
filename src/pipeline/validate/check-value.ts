import type { z } from "zod";
import { settingsFile } from "../../define/settings-file.ts";
import { locateRange } from "../../model/locate-range.ts";
import type { ParsedSource } from "../../model/model.ts";
import { boundProblems } from "../../words/findings.ts";
import { say, type Text } from "../../words/message.ts";
import type { Problem, Report } from "../../words/problem.ts";
import { explainIssues } from "./explain-issue.ts";

/** The source of a checked value, and the environment variable that set the value at a path, if one did. */
export type CheckedSource = Pick<ParsedSource, "file" | "locate"> & {
  readonly variableAt?: (path: readonly PropertyKey[]) => string | undefined;
};

export type Checked<Value> = { readonly fits: true; readonly value: Value } | { readonly fits: false };

/** Checks the value at `path` of a source. Every issue of the schema becomes a problem with its position. */
export function checkValue<Value>(
  data: unknown,
  schema: z.ZodType<Value>,
  source: CheckedSource,
  path: readonly PropertyKey[],
  report: Report,
): Checked<Value> {
  const result = parseWith(schema, data);
  if (result.success) return { fits: true, value: result.data };
  const whole = path.length === 0 ? say("noun.file") : say("noun.entry", { id: path.map(String).join(".") });
  const explained = explainIssues(result.error.issues, data, schema, whole);
  // Limited before positions are looked up: a file may have tens of thousands of issues.
  for (const { at, target, part, meant: _, ...problem } of boundProblems(explained)) {
    const fullPath = [...path, ...at];
    const variable = source.variableAt?.(fullPath);
    if (variable !== undefined) {
      report({ severity: "error", file: source.file, ...problem, ...blame(variable, problem.message) });
      continue;
    }
    const place =
      (part && locateRange(source.locate, fullPath, part)) ??
      source.locate(fullPath, target) ??
      nearest(source, fullPath);
    report({ severity: "error", file: source.file, ...(place && { at: place }), ...problem });
  }
  return { fits: false };
}

/** Thrown when a schema is invalid or throws. Its `cause` is the mistake in the templates. */
export class SchemaFailure extends Error {}

function parseWith<Value>(schema: z.ZodType<Value>, data: unknown) {
  try {
    return schema.safeParse(data);
  } catch (cause) {
    throw new SchemaFailure("A schema failed.", { cause });
  }
}

/** The checked value is not the one in the file, so no line is shown. */
function blame(variable: string, message: Text): Pick<Problem, "message" | "hint"> {
  return {
    message: say("from-variable", { message, variable }),
    hint: say("from-variable.hint", { variable, file: settingsFile }),
  };
}

/** A missing field has no position: its nearest parent’s key is used, else the first line of the file. */
function nearest(source: CheckedSource, path: readonly PropertyKey[]) {
  for (let length = path.length - 1; length > 0; length -= 1) {
    const place = source.locate(path.slice(0, length), "key");
    if (place !== undefined) return place;
  }
  return { line: 1, column: 1 };
}
