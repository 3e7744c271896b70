import type { z } from "zod";
import { type Message, say } from "../../words/message.ts";

/** The type that a schema requires, as a message names it. `expected` is zod’s name for it. */
export function nameKind(expected: string): Message {
  switch (expected) {
    case "string":
      return say("expected.text");
    case "number":
      return say("expected.number");
    case "int":
      return say("expected.whole-number");
    case "boolean":
      return say("expected.truth");
    case "array":
    case "tuple":
      return say("expected.list");
    case "object":
    case "record":
      return say("expected.group");
    case "date":
      return say("expected.date");
    case "null":
      return say("expected.empty");
    case "nonoptional":
      return say("expected.value");
    default:
      return say("value.text", { text: expected });
  }
}

/** An example of a text of some format. Undefined when any text will do. */
export function nameForm(format: string | undefined): Message | undefined {
  switch (format) {
    case "date":
      return say("expected.day");
    case "url":
      return say("expected.address");
    case "email":
      return say("expected.e-mail");
    default:
      return undefined;
  }
}

/** Says what to write instead of a value of the wrong type. */
export function adviseOnType(
  { expected }: z.core.$ZodIssueInvalidType,
  step: PropertyKey | undefined,
  value: unknown,
  /** The fields that a group may have. */
  fields: readonly string[] = [],
): Message | undefined {
  const lineOf = (text: string) =>
    step === undefined ? text : typeof step === "number" ? `- ${text}` : `${String(step)}: ${text}`;
  switch (expected) {
    case "string": {
      if (typeof value === "number" || typeof value === "boolean")
        return say("entry/invalid-field.quote", { line: lineOf(`"${value}"`) });
      if (value === null) return say("entry/invalid-field.blank");
      const meant = findSplitText(value);
      return meant === undefined
        ? undefined
        : say("entry/invalid-field.quote-colon", { line: lineOf(JSON.stringify(meant)) });
    }
    case "number":
      return typeof value === "string"
        ? say("entry/invalid-field.bare-number", { line: lineOf("8") })
        : undefined;
    case "boolean":
      return say("entry/invalid-field.truth");
    case "array":
      return say("entry/invalid-field.list");
    case "object":
    case "record":
      if (step === undefined) return say("entry/invalid-field.fields");
      return fields.length === 0
        ? say("entry/invalid-field.group")
        : say("entry/invalid-field.group-of", { fields });
    default:
      return undefined;
  }
}

/** YAML reads a text with a colon and a space as a field, as in `- Un : deux`. */
function findSplitText(value: unknown): string | undefined {
  const [only, ...others] = Object.entries(value ?? {});
  const isSplit = only !== undefined && others.length === 0 && typeof only[1] === "string";
  return isSplit && !Array.isArray(value) && typeof value === "object" ? only.join(": ") : undefined;
}
