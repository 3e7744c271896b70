import type { z } from "zod";
import { type FormedKind, type TextKind, textKinds } from "../words/fields.ts";

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

/** The `description` of the schema at `path`. */
export function noteOf(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  return schemasAt(schema, path)
    .map((found) => found.meta()?.description)
    .find((note) => note !== undefined);
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
