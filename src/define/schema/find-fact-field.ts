import type { z } from "zod";
import { describeSchema, type JsonSchema } from "./describe-schema.ts";

type Path = readonly string[];

const known = new WeakMap<z.ZodType, JsonSchema>();

/** The path of the field of the settings that has the name of a fact. Of several, the one nearest to the top counts. */
export function findFactField(name: string, settings: z.ZodType): Path | undefined {
  const described = known.get(settings) ?? describeSchema(settings);
  known.set(settings, described);
  let level: readonly { readonly path: Path; readonly schema: JsonSchema }[] = [
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
