import { z } from "zod";
import { message } from "../../words/in-each-language.ts";
import type { Language } from "../../words/languages.ts";
import { taggedKindOf } from "../tagged-values.ts";
import type { FieldNotes } from "./read-field-notes.ts";

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
  readonly const?: string | number | boolean;
  readonly format?: string;
  readonly pattern?: string;
  /** A first value where the words that stand in for a text do not fit the pattern. */
  readonly examples?: readonly unknown[];
  readonly default?: unknown;
  /** The meaning of a text that is more than plain words: `reference`, `image` or `markdown`. */
  readonly "x-stands"?: string;
  /** The collection of the entry that a text names. */
  readonly "x-collection"?: string;
};

/** Descriptions of texts that are more than plain words. */
export const schemaWords = {
  reference: message({
    en: ({ collection }: { collection: string }) => `The name of an entry of ${collection}.`,
    fr: ({ collection }) => `Le nom d’un contenu de ${collection}.`,
  }),
  image: { en: "The path of an image.", fr: "Le chemin d’une image." },
  markdown: { en: "Markdown.", fr: "Du Markdown." },
};

type Described = {
  readonly notes?: FieldNotes;
  /** The language of descriptions of texts that are more than plain words. Without it, these have none. */
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
      if (jsonSchema.type === "string" && zodSchema._zod.def.type === "pipe")
        Object.assign(
          jsonSchema,
          describeMeaning(zodSchema as unknown as z.ZodType, language),
          named(zodSchema),
        );
    },
  }) as JsonSchema;
  return notes === undefined ? described : withNotes(described, notes);
}

/** A schema’s own metadata takes precedence over that of its kind. */
function named(schema: object): Pick<JsonSchema, "description"> {
  const { description } = z.globalRegistry.get(schema as z.ZodType) ?? {};
  return description === undefined ? {} : { description };
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

/** Describes the meaning of a text, which its transform shows. */
function describeMeaning(
  schema: z.ZodType,
  language: Described["language"],
): Pick<JsonSchema, "x-stands" | "x-collection" | "description"> {
  const { success, data } = schema.safeParse("x");
  const kind = success ? taggedKindOf(data) : undefined;
  switch (kind) {
    case "reference": {
      const { collection } = data as { readonly collection: string };
      return {
        "x-stands": kind,
        "x-collection": collection,
        ...(language && { description: schemaWords.reference[language]({ collection }) }),
      };
    }
    case "image":
      return { "x-stands": kind, ...(language && { description: schemaWords.image[language] }) };
    case "markdown":
      return { "x-stands": kind, ...(language && { description: schemaWords.markdown[language] }) };
    case undefined:
      return {};
  }
}
