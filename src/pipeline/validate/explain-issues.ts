import type { z } from "zod";
import type { Text } from "../../words/message.ts";
import { type Explained, explainIssue } from "./explain-issue.ts";

/** Explains all issues of a checked value. A misspelt field is not reported as a missing field as well. */
export function explainIssues(
  issues: readonly z.core.$ZodIssue[],
  data: unknown,
  schema: z.ZodType,
  whole: Text,
): readonly Explained[] {
  const explained = issues.flatMap((issue) => explainIssue(issue, data, schema, whole));
  const meant = new Set(explained.flatMap((one) => (one.meant ? [keyOf(one.meant)] : [])));
  return explained.filter(({ code, at }) => code !== "entry/missing-field" || !meant.has(keyOf(at)));
}

function keyOf(path: readonly PropertyKey[]): string {
  return JSON.stringify(path);
}
