import { z } from "zod";
import { type KindWords, type TextKind, textKinds } from "../../words/fields.ts";
import type { Language } from "../../words/languages.ts";
import { declaredKind } from "../fields-of.ts";

/** The subset of JSON Schema that a site’s schemas use. */
export type JsonSchema = {
  readonly $schema?: string;
  readonly title?: string;
  readonly type?: string;
  readonly description?: string;
  readonly properties?: { readonly [name: string]: JsonSchema };
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema | boolean | readonly JsonSchema[];
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly enum?: readonly (string | number | boolean)[];
  /** The values of `enum` in words, in the same order. */
  readonly enumDescriptions?: readonly string[];
  readonly const?: string | number | boolean;
  readonly format?: string;
  readonly pattern?: string;
  /** A first value where the words that stand in for a text do not fit the pattern. */
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  /** The declared kind of a text. */
  readonly "x-kind"?: TextKind;
  /** The collection of the entry that a text names. */
  readonly "x-collection"?: string;
  /** What one item of a list is, with its article. */
  readonly "x-one"?: string;
  /** The fields beside it that say the same in another way. The form offers it where none of them is given. */
  readonly "x-instead-of"?: readonly string[];
};

/** What a field is: a kind of texts, or what the type of its value makes it. */
export type FieldKind = TextKind | "number" | "switch" | "choice" | "group" | "list" | "yaml";

/** `yaml` is a value of several types, or a group of such values with free names. */
export function kindOf(schema: JsonSchema): FieldKind {
  if (schema.enum !== undefined) return "choice";
  switch (schema.type) {
    case "object":
      return schema.properties === undefined && freeMemberOf(schema) === undefined ? "yaml" : "group";
    case "array":
      if (schema.prefixItems !== undefined) return "group";
      return itemOf(schema) === undefined ? "yaml" : "list";
    case "string":
      return schema["x-kind"] ?? "words";
    case "number":
    case "integer":
      return "number";
    case "boolean":
      return "switch";
    default:
      return "yaml";
  }
}

/** The schema of the groups that a group holds under free names. Undefined if it holds none. */
export function freeMemberOf({ additionalProperties }: JsonSchema): JsonSchema | undefined {
  const member = typeof additionalProperties === "object" ? additionalProperties : undefined;
  return member?.properties === undefined ? undefined : member;
}

/** The schema of the items of a list. Undefined if items may be anything. */
export function itemOf({ items }: JsonSchema): JsonSchema | undefined {
  return typeof items === "object" && !Array.isArray(items) ? (items as JsonSchema) : undefined;
}

/** Finds the notes on an object’s fields by the names of all its fields. */
export type FieldNotes = (names: readonly string[]) => ReadonlyMap<string, string>;

type Described = {
  readonly notes?: FieldNotes;
  /** The language in which kinds describe their texts. Without it, they do not. */
  readonly language?: Language;
  /** Editors know draft 7 best. */
  readonly target?: "draft-7" | "draft-2020-12";
};

/** Describes what an author may write, as JSON Schema: the input of a schema, before transforms. */
export function describeSchema(
  schema: z.ZodType,
  { notes, language, target = "draft-2020-12" }: Described = {},
): JsonSchema {
  const described = z.toJSONSchema(schema, {
    io: "input",
    target,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // A pattern of months and days adds nothing to the format `date`.
      if (jsonSchema.format === "date") delete jsonSchema.pattern;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      delete jsonSchema.blanks;
      const { one } = jsonSchema;
      delete jsonSchema.one;
      if (typeof one === "string") jsonSchema["x-one"] = one;
      const kind = declaredKind(zodSchema as unknown as z.ZodType);
      if (kind !== undefined) declareKind(jsonSchema, kind, language);
    },
  }) as JsonSchema;
  return notes === undefined ? described : withNotes(described, notes);
}

/** Turns the metadata of a text into keywords of the schema. Its own description takes precedence over that of its kind. */
function declareKind(
  schema: z.core.JSONSchema.BaseSchema,
  kind: TextKind,
  language: Described["language"],
): void {
  const { collection } = schema;
  delete schema.kind;
  delete schema.collection;
  schema["x-kind"] = kind;
  if (typeof collection === "string") schema["x-collection"] = collection;
  const { about }: KindWords = textKinds[kind];
  if (about === undefined || language === undefined || schema.description !== undefined) return;
  const words = about[language];
  schema.description = typeof words === "string" ? words : words({ collection: String(collection) });
}

/** Up to here several fields may share one schema object. Each field gets a copy, with its own note. */
function withNotes(schema: JsonSchema, notes: FieldNotes): JsonSchema {
  const { properties, items, additionalProperties } = schema;
  const fieldNotes = notes(Object.keys(properties ?? {}));
  const fields = Object.entries(properties ?? {}).map(([name, field]) => {
    const note = field.title === undefined ? fieldNotes.get(name) : undefined;
    const description = [note, field.description].filter(Boolean).join(" ");
    return [name, { ...withNotes(field, notes), ...(description !== "" && { description }) }] as const;
  });
  return {
    ...schema,
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(isSchema(items) && { items: withNotes(items, notes) }),
    ...(isSchema(additionalProperties) && { additionalProperties: withNotes(additionalProperties, notes) }),
  };
}

function isSchema(value: JsonSchema["items"]): value is JsonSchema {
  return typeof value === "object" && !Array.isArray(value);
}

/** A value that an author gives: its path, and its schema. */
export type SchemaField = { readonly path: readonly (string | number)[]; readonly schema: JsonSchema };

/** The required values of an entry, in the order of the schema. A list gets as many items as it must have. */
export function listRequiredFields(
  schema: JsonSchema,
  path: SchemaField["path"] = [],
): readonly SchemaField[] {
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
export function listEmptyLists(
  schema: JsonSchema,
  path: SchemaField["path"] = [],
): readonly SchemaField["path"][] {
  if (schema.type === "array")
    return (schema.minItems ?? schema.prefixItems?.length ?? 0) === 0 ? [path] : [];
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
    schema.required?.includes(name) ? listEmptyLists(field, [...path, name]) : [],
  );
}

/** The schema of the value at a path. Undefined when no value is allowed there. */
export function schemaAt(schema: JsonSchema, path: SchemaField["path"]): JsonSchema | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  const { properties, items, prefixItems, additionalProperties } = schema;
  const next =
    typeof step === "string"
      ? (properties?.[step] ?? additionalProperties)
      : (prefixItems?.[step] ?? (Array.isArray(items) ? items[step] : items));
  return typeof next === "object" ? schemaAt(next as JsonSchema, rest) : undefined;
}

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The path of the field of the settings that has the name of a fact. Of several, the one nearest to the top counts. */
export function findFactField(name: string, settings: z.ZodType): readonly string[] | undefined {
  const described = known.get(settings) ?? describeSchema(settings);
  known.set(settings, described);
  let level: readonly { readonly path: readonly string[]; readonly schema: JsonSchema }[] = [
    { path: [], schema: described },
  ];
  while (level.length > 0) {
    const fields = level.flatMap(({ path, schema }) =>
      Object.entries(schema.properties ?? {}).map(([key, inner]) => ({
        path: [...path, key],
        schema: inner,
      })),
    );
    const found = fields.find(({ path }) => path.at(-1) === name);
    if (found !== undefined) return found.path;
    level = fields;
  }
  return undefined;
}
