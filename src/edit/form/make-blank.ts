import type { JsonSchema } from "../../define/schema/describe-schema.ts";
import type { Value } from "../edit.ts";
import type { Choice } from "../protocol.ts";
import { accepts, itemOf, kindOfField } from "./field-kind.ts";

export type Blanks = {
  /** The entries that a reference may name. */
  readonly entriesOf: (collection: string) => readonly Choice[];
  readonly images: readonly Choice[];
  /** The calendar date where the site’s readers live. */
  readonly today: string;
  /** The words that stand in for a text that is not written yet. */
  readonly placeholder: string;
};

/** Makes a first value for a new field or item. It fits its schema as far as possible without the author. */
export function makeBlank(schema: JsonSchema, blanks: Blanks): Value {
  const { enum: choices, default: usual, minItems = 0, prefixItems } = schema;
  if (usual !== undefined) return usual as Value;
  const kind = kindOfField(schema);
  switch (kind) {
    case "group":
      if (prefixItems !== undefined) return prefixItems.map((item) => makeBlank(item, blanks));
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, makeBlank(schema.properties?.[name] ?? {}, blanks)]),
      );
    case "list":
      return Array.from({ length: minItems }, () => makeBlank(itemOf(schema) ?? {}, blanks));
    case "choice":
      return choices?.[0] ?? "";
    case "entry":
      return blanks.entriesOf(schema["x-collection"] ?? "")[0]?.value ?? "";
    case "image":
      return blanks.images[0]?.value ?? "";
    case "day":
      return blanks.today;
    case "number": {
      const { minimum = 0, exclusiveMinimum } = schema;
      return exclusiveMinimum === undefined ? minimum : Math.floor(exclusiveMinimum) + 1;
    }
    case "switch":
      return false;
    case "colour":
      return "#000000";
    case "address":
      return schema.pattern !== undefined && accepts(schema.pattern, "/") ? "/" : "https://www.example.org/";
    case "email":
      return "name@example.org";
    case "words":
    case "markdown":
      return standIn(schema, blanks.placeholder);
    case "yaml":
      return schema.type === "object" ? {} : schema.type === "array" ? [] : null;
  }
}

/** What stands in for a text that is not written yet: the placeholder, or the example of a field whose form that is not. */
export function standIn({ pattern, examples }: JsonSchema, placeholder: string): string {
  const fits = pattern === undefined || accepts(pattern, placeholder);
  return fits ? placeholder : String(examples?.[0] ?? placeholder);
}
