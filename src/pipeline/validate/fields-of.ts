import type { z } from "zod";

type Definition = {
  readonly type: string;
  /** Of a text: `date`, `url`, `email`. */
  readonly format?: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
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

/** The names of the fields that `schema` knows at `path`; none where it is no object there. */
export function fieldsOf(schema: z.ZodType, path: readonly PropertyKey[]): readonly string[] {
  const names = definitionsAt(schema, path).flatMap(({ shape, keyType }) => {
    if (shape !== undefined) return Object.keys(shape);
    return keyType === undefined ? [] : Object.values(definitionOf(keyType).entries ?? {}).map(String);
  });
  return [...new Set(names)];
}

/** The form that `schema` wants of the text at `path`: `date`, `url`, `email`. Undefined where any text will do. */
export function formatOf(schema: z.ZodType, path: readonly PropertyKey[]): string | undefined {
  return definitionsAt(schema, path).find(({ format }) => format !== undefined)?.format;
}

function definitionsAt(schema: z.ZodType, path: readonly PropertyKey[]): readonly Definition[] {
  const definition = definitionOf(schema);
  const { innerType, getter, shape, catchall, element, valueType } = definition;
  if (innerType !== undefined) return definitionsAt(innerType, path);
  if (getter !== undefined) return definitionsAt(getter(), path);
  const branches = branchesOf(definition);
  if (branches.length > 0) return branches.flatMap((branch) => definitionsAt(branch, path));
  const [step, ...rest] = path;
  if (step === undefined) return [definition];
  const name = String(step);
  const field = shape !== undefined && Object.hasOwn(shape, name) ? shape[name] : undefined;
  const next = field ?? catchall ?? element ?? valueType;
  return next === undefined ? [] : definitionsAt(next, rest);
}

function definitionOf(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}

/** The schemas that look at one and the same value. */
function branchesOf({ in: input, out, left, right, options = [] }: Definition): readonly z.ZodType[] {
  return [input, out, left, right, ...options].filter((schema) => schema !== undefined);
}
