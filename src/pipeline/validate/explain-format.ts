import type { z } from "zod";
import { type Message, say, type Text } from "../../words/message.ts";
import { describeValue } from "./describe-value.ts";

type Explained = { readonly message: Message; readonly hint: Text };

/** Explains which format a text must have. */
export function explainFormat(
  issue: z.core.$ZodIssueInvalidStringFormat,
  field: Text,
  written: unknown,
): Explained {
  const value = describeValue(written);
  switch (issue.format) {
    case "date":
      return /^\d{4}-\d{2}-\d{2}$/.test(String(written))
        ? {
            message: say("entry/invalid-field.no-day", { field, value }),
            hint: say("entry/invalid-field.no-day.hint"),
          }
        : {
            message: say("entry/invalid-field.date", { field, value }),
            hint: say("entry/invalid-field.date.hint"),
          };
    case "url":
      return {
        message: say("entry/invalid-field.address", { field, value }),
        hint: say("entry/invalid-field.address.hint"),
      };
    case "email":
      return {
        message: say("entry/invalid-field.e-mail", { field, value }),
        hint: say("entry/invalid-field.e-mail.hint"),
      };
    default:
      return { message: say("entry/invalid-field.form", { field, value }), hint: adviseOnForm(issue) };
  }
}

/** Says what an issue asks for. A site’s own messages stay as they are. */
export function adviseOnForm(issue: z.core.$ZodIssue): Text {
  if (!/^Invalid /.test(issue.message)) return issue.message;
  if (issue.code !== "invalid_format") return say("entry/invalid-field.said", { said: issue.message });
  const { prefix, suffix, includes, pattern } = issue as Partial<
    Record<"prefix" | "suffix" | "includes" | "pattern", string>
  >;
  if (prefix !== undefined) return say("entry/invalid-field.starts-with", { start: prefix });
  if (suffix !== undefined) return say("entry/invalid-field.ends-with", { end: suffix });
  if (includes !== undefined) return say("entry/invalid-field.includes", { part: includes });
  if (issue.format === "regex" && pattern !== undefined)
    return say("entry/invalid-field.pattern", { pattern });
  return say("entry/invalid-field.said", { said: issue.message });
}
