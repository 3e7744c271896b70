import type { z } from "zod";

type Definition = {
  readonly type: string;
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
  const definition = definitionOf(schema);
  const { innerType, getter, shape, catchall, element, keyType, valueType } = definition;
  if (innerType !== undefined) return fieldsOf(innerType, path);
  if (getter !== undefined) return fieldsOf(getter(), path);
  const branches = branchesOf(definition);
  if (branches.length > 0) return [...new Set(branches.flatMap((branch) => fieldsOf(branch, path)))];
  const [step, ...rest] = path;
  if (step === undefined) {
    if (shape !== undefined) return Object.keys(shape);
    return keyType === undefined ? [] : Object.values(definitionOf(keyType).entries ?? {}).map(String);
  }
  const name = String(step);
  const field = shape !== undefined && Object.hasOwn(shape, name) ? shape[name] : undefined;
  const next = field ?? catchall ?? element ?? valueType;
  return next === undefined ? [] : fieldsOf(next, rest);
}

function definitionOf(schema: z.ZodType): Definition {
  return schema.def as unknown as Definition;
}

/** The schemas that look at one and the same value. */
function branchesOf({ in: input, out, left, right, options = [] }: Definition): readonly z.ZodType[] {
  return [input, out, left, right, ...options].filter((schema) => schema !== undefined);
}
