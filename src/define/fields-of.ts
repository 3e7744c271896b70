import type { z } from "zod";
import { valueAt } from "../model/value-at.ts";
import { type FormedKind, type TextKind, textKinds } from "../words/fields.ts";
import { type Message, say, type Text } from "../words/message.ts";
import { isMember } from "./collections.ts";
import type { Collections } from "./define.ts";
import { settingsFile } from "./settings-file.ts";

type Definition = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  /** A list with a schema for each position. */
  readonly items?: readonly z.ZodType[];
  readonly innerType?: z.ZodType;
  readonly getter?: () => z.ZodType;
  readonly in?: z.ZodType;
  readonly out?: z.ZodType;
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly entries?: Readonly<Record<string, string | number>>;
};

/** The names of the fields that `schema` has at `path`; empty when there is no object there. */
export function fieldsOf(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const names = schemasAt(schema, path).flatMap((found) => {
    const { shape, keyType } = definitionOf(found);
    if (shape !== undefined) return Object.keys(shape);
    return keyType === undefined ? [] : Object.values(definitionOf(keyType).entries ?? {}).map(String);
  });
  return [...new Set(names)];
}

/** The kind that the maker of the text at `path` has declared. */
export function kindAt(schema: z.ZodType, path: readonly PropertyKey[]): TextKind | undefined {
  return schemasAt(schema, path)
    .map(declaredKind)
    .find((kind) => kind !== undefined);
}

/** The kind in the metadata of a text, or the one that has the name of its format. */
export function declaredKind(schema: z.ZodType): TextKind | undefined {
  const { kind } = schema.meta() ?? {};
  const { format } = schema as { readonly format?: string | null };
  return kind ?? (isKind(format) ? format : undefined);
}

export function isKind(name: string | null | undefined): name is TextKind {
  return Object.hasOwn(textKinds, name ?? "");
}

/** True for a kind whose texts all have one form. */
export function isFormed(kind: TextKind): kind is FormedKind {
  return "form" in textKinds[kind];
}

/** The site’s label for the value at `path`: the `title` of its schema. Undefined when it has none. */
export function titleOf(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  return schemasAt(schema, path)
    .map((found) => found.meta()?.title)
    .find((title) => title !== undefined);
}

/** What the page itself fills in of the text at `path`: words by name. Undefined when it fills in nothing. */
export function blanksAt(
  schema: z.ZodType,
  path: readonly PropertyKey[],
): Readonly<Record<string, string>> | undefined {
  return schemasAt(schema, path)
    .map((found) => found.meta()?.blanks)
    .find((blanks) => blanks !== undefined);
}

/** The `description` of the schema at `path`. */
export function noteOf(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  return schemasAt(schema, path)
    .map((found) => found.meta()?.description)
    .find((note) => note !== undefined);
}

/** Zod’s names of the types that the value at `path` may have, its wrappers among them. */
export function typesAt(schema: z.ZodType, path: readonly PropertyKey[]): ReadonlySet<string> {
  return new Set(schemasAt(schema, path).map((found) => definitionOf(found).type));
}

/** The schemas of the value at `path`, wrappers before the wrapped. */
function schemasAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly z.ZodType[] {
  const definition = definitionOf(schema);
  const parts = partsOf(definition);
  const [step, ...rest] = path;
  if (step === undefined) return [schema, ...parts.flatMap((part) => schemasAt(part, path))];
  if (parts.length > 0) return parts.flatMap((part) => schemasAt(part, path));
  const { shape, catchall, element, items, valueType } = definition;
  const name = String(step);
  const field = shape !== undefined && Object.hasOwn(shape, name) ? shape[name] : undefined;
  const next = field ?? catchall ?? items?.[Number(step)] ?? element ?? valueType;
  return next === undefined ? [] : schemasAt(next, rest);
}

function definitionOf(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}

/** The schemas of one value. */
function partsOf(definition: Definition): readonly z.ZodType[] {
  const { innerType, getter, in: input, out, left, right, options = [] } = definition;
  return [innerType, getter?.(), input, out, left, right, ...options].filter((part) => part !== undefined);
}

/** The schemas of a site. */
export type Schemas = { readonly collections: Collections; readonly settings: z.ZodType };

/**
 * A field as an author knows it: by the labels that the site gives it and its groups, and by its path. Items count from
 * 1.
 */
export function nameField(path: readonly PropertyKey[], schema: z.ZodType): Message {
  return say("noun.field", { path: pathName(path), label: labelOf(path, schema) });
}

/**
 * The same for a value in a file of the site, whose schema is found by the path. With the `data` of the file, items of
 * lists are named by their first text: « Siège social » says more than a number.
 */
export function nameFieldOf(
  file: string,
  path: readonly PropertyKey[],
  { collections, settings }: Schemas,
  data?: unknown,
): Message {
  const collection = Object.values(collections).find((each) => isMember(file, each));
  const schema = file === settingsFile ? settings : collection?.schema;
  // A file of many entries has their names at its first level.
  const depth = collection?.kind === "file" ? 1 : 0;
  const inner = valueAt(data, path.slice(0, depth));
  const label = schema && labelOf(path.slice(depth), schema, inner);
  return say("noun.field", { path: pathName(path), label });
}

/** The labels on the way to a value. Undefined when the site gives the value no label. */
export function labelOf(path: readonly PropertyKey[], schema: z.ZodType, data?: unknown): Text | undefined {
  const labels: Text[] = [];
  for (const [index, step] of path.entries()) {
    const label = typeof step === "number" ? undefined : titleOf(schema, path.slice(0, index + 1));
    const next = path[index + 1];
    if (label !== undefined && typeof next === "number") {
      const text = firstText(valueAt(data, path.slice(0, index + 2)), path[index + 2]);
      labels.push(
        text === undefined ? say("noun.item", { label, item: next + 1 }) : say("value.text", { text }),
      );
    } else if (label !== undefined) labels.push(label);
    else if (index === path.length - 1 && typeof step !== "number") return undefined;
  }
  return labels.length > 1 ? say("noun.label", { labels }) : labels[0];
}

/** The first text of an item, which names it. Undefined when it is long, or is the one at `key`. */
function firstText(item: unknown, key: PropertyKey | undefined): string | undefined {
  if (typeof item !== "object" || item === null || Array.isArray(item)) return undefined;
  const [first] = Object.entries(item);
  return first !== undefined && first[0] !== key && typeof first[1] === "string" && first[1].length <= 60
    ? first[1]
    : undefined;
}

/** A name with the label of its field, if the site gives one. */
export function withTitle(name: string, path: readonly PropertyKey[], schema: z.ZodType): Text {
  const label = titleOf(schema, path);
  return label === undefined ? name : say("noun.labelled-field", { name, label });
}

/** Writes `["faq", 0, "question"]` as faq[0].question. The empty path has an empty name. */
export function pathName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, step) => {
    if (typeof step === "number") return `${name}[${step}]`;
    return name === "" ? String(step) : `${name}.${String(step)}`;
  }, "");
}

/** The name of a source, where problems and pages name it as a file. Undefined for a file. */
export function readSourceName(file: string): string | undefined {
  return /^source ([\w-]+)/.exec(file)?.[1];
}

/** A place in the result of a source, where problems name a file: `source releases[3].image`. */
export function placeOfSource(path: readonly PropertyKey[]): string {
  return `source ${pathName(path)}`;
}
