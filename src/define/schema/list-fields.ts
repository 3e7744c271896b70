import type { JsonSchema } from "./describe-schema.ts";

/** A value that an author gives: its path, and its schema. */
export type Field = {
  readonly path: readonly (string | number)[];
  readonly takes:
    | { readonly kind: "words" | "day" | "address" | "number" | "switch" | "yaml" }
    | { readonly kind: "choice"; readonly choices: readonly string[] }
    | { readonly kind: "entry"; readonly collection: string };
  readonly note: string | undefined;
};

/** The required values of an entry, in the order of the schema. A list gets as many items as it must have. */
export function listRequiredFields(schema: JsonSchema, path: Field["path"] = []): readonly Field[] {
  if (schema.properties !== undefined) {
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      schema.required?.includes(name) ? listRequiredFields(field, [...path, name]) : [],
    );
  }
  const { items, prefixItems, minItems = 0 } = schema;
  if (schema.type === "array") {
    const item = typeof items === "object" && !Array.isArray(items) ? (items as JsonSchema) : undefined;
    const inner = prefixItems ?? Array.from({ length: item === undefined ? 0 : minItems }, () => item ?? {});
    return inner.flatMap((each, index) => listRequiredFields(each, [...path, index]));
  }
  const takes = kindOf(schema);
  return [{ path, takes, note: takes.kind === "entry" ? undefined : schema.description }];
}

/** The required lists that may be empty: an entry without them does not fit. */
export function listEmptyLists(schema: JsonSchema, path: Field["path"] = []): readonly Field["path"][] {
  if (schema.type === "array")
    return (schema.minItems ?? schema.prefixItems?.length ?? 0) === 0 ? [path] : [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    schema.required?.includes(name) ? listEmptyLists(field, [...path, name]) : [],
  );
}

/** The schema of the value at a path. Undefined when no value is allowed there. */
export function schemaAt(schema: JsonSchema, path: Field["path"]): JsonSchema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const { properties, items, prefixItems, additionalProperties } = schema;
  const next =
    typeof step === "string"
      ? (properties?.[step] ?? additionalProperties)
      : (prefixItems?.[step] ?? (Array.isArray(items) ? items[step] : items));
  return typeof next === "object" ? schemaAt(next as JsonSchema, rest) : undefined;
}

function kindOf(schema: JsonSchema): Field["takes"] {
  if (schema.enum !== undefined) return { kind: "choice", choices: schema.enum.map(String) };
  if (schema["x-collection"] !== undefined) return { kind: "entry", collection: schema["x-collection"] };
  switch (schema.type) {
    case "string":
      if (schema.format === "date") return { kind: "day" };
      return { kind: schema.format === undefined ? "words" : "address" };
    case "number":
    case "integer":
      return { kind: "number" };
    case "boolean":
      return { kind: "switch" };
    default:
      return { kind: "yaml" };
  }
}
