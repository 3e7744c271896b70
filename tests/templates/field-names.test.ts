import { expect, test } from "vitest";
import { z } from "zod";
import { collections } from "../../templates/collections.ts";
import { settings } from "../../templates/settings.ts";

type Described = {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly [key: string]: unknown;
};

/** The fields without a name, by their path, however deep within lists and alternatives. */
function* findNameless(schema: unknown, path: string): Generator<string> {
  if (typeof schema !== "object" || schema === null) return;
  const { properties = {}, ...rest } = schema as Described;
  for (const [name, field] of Object.entries(properties)) {
    if (field.title === undefined) yield `${path}.${name}`;
    yield* findNameless(field, `${path}.${name}`);
  }
  for (const part of ["items", "prefixItems", "anyOf", "additionalProperties"])
    for (const inner of [rest[part]].flat()) yield* findNameless(inner, path);
}

const schemas = Object.entries({
  ...Object.fromEntries(Object.entries(collections).map(([name, { schema }]) => [name, schema as z.ZodType])),
  settings,
});

test.each(schemas)("every field of %s has a name in the language of the site", (name, schema) => {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  expect([...findNameless(described, name)]).toEqual([]);
});

test("a field without a name is found in lists, alternatives and objects", () => {
  const schema = z.object({
    a: z.array(z.object({ b: z.string() })).meta({ title: "A" }),
    c: z.union([z.object({ d: z.string() }), z.string()]).meta({ title: "C" }),
    e: z.record(z.string(), z.object({ f: z.string(), g: z.string().meta({ title: "G" }) })),
  });
  expect([...findNameless(z.toJSONSchema(schema), "x")]).toEqual(["x.a.b", "x.c.d", "x.e", "x.e.f"]);
});
