import type { JsonSchema } from "../../define/schema/describe-schema.ts";
import type { FormField } from "../protocol.ts";

export type FieldKind = FormField["takes"]["kind"];

/** Chooses the control of a field. `yaml` if none fits: for unions, and for groups with free names. */
export function kindOfField(schema: JsonSchema): FieldKind {
  if (schema.enum !== undefined) return "choice";
  switch (schema.type) {
    case "object":
      return schema.properties === undefined ? "yaml" : "group";
    case "array":
      if (schema.prefixItems !== undefined) return "group";
      return itemOf(schema) === undefined ? "yaml" : "list";
    case "string":
      return kindOfText(schema);
    case "number":
    case "integer":
      return "number";
    case "boolean":
      return "switch";
    default:
      return "yaml";
  }
}

/** The schema of the items of a list. Undefined if items may be anything. */
export function itemOf({ items }: JsonSchema): JsonSchema | undefined {
  return typeof items === "object" && !Array.isArray(items) ? (items as JsonSchema) : undefined;
}

function kindOfText(schema: JsonSchema): FieldKind {
  if (schema["x-collection"] !== undefined) return "entry";
  switch (schema["x-stands"]) {
    case "image":
    case "markdown":
      return schema["x-stands"];
  }
  switch (schema.format) {
    case "date":
      return "day";
    case "email":
      return "email";
    case "uri":
      return "address";
  }
  const { pattern } = schema;
  if (pattern === undefined || accepts(pattern, "a few words")) return "words";
  if (accepts(pattern, "#a1b2c3")) return accepts(pattern, "#section") ? "address" : "colour";
  return ["/page", "https://www.example.org/"].some((text) => accepts(pattern, text)) ? "address" : "words";
}

/** True if a text matches the pattern of a schema. Some patterns are not valid with the flag `u`. */
export function accepts(pattern: string, text: string): boolean {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return new RegExp(pattern).test(text);
  }
}
