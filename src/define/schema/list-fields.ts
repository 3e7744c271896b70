import { itemOf, type JsonSchema } from "./describe-schema.ts";

/** A value that an author gives: its path, and its schema. */
export type Field = { readonly path: readonly (string | number)[]; readonly schema: JsonSchema };

/** The required values of an entry, in the order of the schema. A list gets as many items as it must have. */
export function listRequiredFields(schema: JsonSchema, path: Field["path"] = []): readonly Field[] {
  if (schema.properties !== undefined) {
    return Object.entries(schema.properties).flatMap(([name, field]) =>
      schema.required?.includes(name) ? listRequiredFields(field, [...path, name]) : [],
    );
  }
  const { prefixItems, minItems = 0 } = schema;
  if (schema.type === "array") {
    const item = itemOf(schema);
    const inner = prefixItems ?? Array.from({ length: item === undefined ? 0 : minItems }, () => item ?? {});
    return inner.flatMap((each, index) => listRequiredFields(each, [...path, index]));
  }
  return [{ path, schema }];
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
