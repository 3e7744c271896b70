import type { z } from "zod";
import { type Message, say, type Text } from "../../words/message.ts";
import { describeValue } from "./describe-value.ts";

/** Explains which limit a value exceeds, what it has, and in which unit. */
export function explainBound(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  field: Text,
  value: unknown,
): Message {
  const { origin, inclusive = true, exact = false } = issue;
  const isSmall = issue.code === "too_small";
  const limit = isSmall ? issue.minimum : issue.maximum;
  const length = lengthOf(value, isSmall ? undefined : limit);
  if (length === undefined) {
    const side = isSmall ? (inclusive ? "at-least" : "more-than") : inclusive ? "at-most" : "less-than";
    const written = typeof value === "number" ? String(value) : describeValue(value);
    return say(valueKeys[side], { field, limit: String(limit), value: written });
  }
  if (length === 0 && Number(limit) === 1) return say("entry/invalid-field.empty", { field });
  const unit = origin === "string" ? "characters" : "items";
  const side = exact ? "exactly" : isSmall ? "at-least" : "at-most";
  return say(lengthKeys[unit][side], { field, limit: Number(limit), length });
}

const valueKeys = {
  "at-least": "entry/invalid-field.at-least",
  "more-than": "entry/invalid-field.more-than",
  "at-most": "entry/invalid-field.at-most",
  "less-than": "entry/invalid-field.less-than",
} as const;

const lengthKeys = {
  characters: {
    exactly: "entry/invalid-field.characters-exactly",
    "at-least": "entry/invalid-field.characters-at-least",
    "at-most": "entry/invalid-field.characters-at-most",
  },
  items: {
    exactly: "entry/invalid-field.items-exactly",
    "at-least": "entry/invalid-field.items-at-least",
    "at-most": "entry/invalid-field.items-at-most",
  },
} as const;

/** Schemas may trim a text before they measure it, so spaces at the ends may not count. */
function lengthOf(value: unknown, maximum: number | bigint | undefined): number | undefined {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== "string") return undefined;
  const trimmed = value.trim().length;
  return maximum !== undefined && trimmed <= maximum ? value.length : trimmed;
}
