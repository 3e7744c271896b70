import type { z } from "zod";
import { describeValue } from "./describe-value.ts";

/** Says which bound the value passes, what it has, and in which unit. It follows the name of the field. */
export function explainBound(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  value: unknown,
): string {
  const { origin, inclusive = true, exact = false } = issue;
  const isSmall = issue.code === "too_small";
  const limit = isSmall ? issue.minimum : issue.maximum;
  const length = lengthOf(value, isSmall ? undefined : limit);
  if (length === undefined) {
    const side = isSmall ? (inclusive ? "at least" : "more than") : inclusive ? "at most" : "less than";
    return `must be ${side} ${limit}, but it is ${describeValue(value).replace("the number ", "")}`;
  }
  if (length === 0 && Number(limit) === 1) return "must not be empty";
  const unit = origin === "string" ? "character" : "item";
  const side = exact ? "exactly" : isSmall ? "at least" : "at most";
  return `must have ${side} ${limit} ${unit}${Number(limit) === 1 ? "" : "s"}, but it has ${length}`;
}

/** Schemas may trim a text before they measure it. One that is over the limit only untrimmed was not. */
function lengthOf(value: unknown, maximum: number | bigint | undefined): number | undefined {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== "string") return undefined;
  const trimmed = value.trim().length;
  return maximum !== undefined && trimmed <= maximum ? value.length : trimmed;
}
