import { type Message, say } from "../../words/message.ts";

/** A value as a message names it: `“été”`, `the number 42`, `a list`. Long texts are cut. */
export function describeValue(value: unknown): Message {
  if (value === null) return say("value.empty");
  if (Array.isArray(value)) return say("value.list");
  switch (typeof value) {
    case "string":
      return say("value.text", { text: value.length > 60 ? `${value.slice(0, 57)}…` : value });
    case "number":
      return say("value.number", { value: String(value) });
    case "boolean":
      return say("value.truth", { value: String(value) });
    default:
      return say("value.group");
  }
}
