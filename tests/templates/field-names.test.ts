import { expect, test, vi } from "vitest";
import { z } from "zod";
import site from "../../templates/site.ts";
import { jargon } from "../support/jargon.ts";

// The bundler gives these as text; the runner of the tests would run them.
vi.mock("../../templates/workbench/fit-frames.js", () => ({ default: "" }));
vi.mock("../../templates/workbench/preview-states.js", () => ({ default: "" }));

type Described = {
  readonly title?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Described>>;
  readonly [key: string]: unknown;
};
type Named = {
  readonly path: string;
  readonly label: string;
  readonly help: string;
  /** What the form shows of the values of a choice. */
  readonly values: readonly string[];
};

/** The fields by their path, however deep within lists and alternatives. */
function* listFields(schema: unknown, path: string): Generator<Named> {
  if (typeof schema !== "object" || schema === null) return;
  const { properties = {}, ...rest } = schema as Described;
  for (const [name, field] of Object.entries(properties)) {
    const { title = "", description = "" } = field;
    const { enum: given = [], enumDescriptions = given } = { ...field, ...(field.items as Described) };
    const values = (enumDescriptions as readonly unknown[]).map(String);
    yield { path: `${path}.${name}`, label: title.trim(), help: description.trim(), values };
    yield* listFields(field, `${path}.${name}`);
  }
  for (const part of ["items", "prefixItems", "anyOf", "additionalProperties"])
    for (const inner of [rest[part]].flat()) yield* listFields(inner, path);
}

/** What each field lacks, by its path. */
function findLacks(schema: z.ZodType, name: string): readonly string[] {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  return [...listFields(described, name)].flatMap(({ path, label, help }) => [
    ...(label === "" ? [`${path}: label`] : []),
    ...(help === "" || help === label ? [`${path}: help`] : []),
  ]);
}

const schemas: readonly (readonly [name: string, schema: z.ZodType])[] = [
  ["settings", site.settings],
  ...Object.entries(site.collections).map(([name, { schema }]) => [name, schema] as const),
  ...Object.entries(site.directives).map(([name, { attributes }]) => [`:::${name}`, attributes] as const),
];

test.each(schemas)("every field of %s has a label and a help in the language of the site", (name, schema) => {
  expect(findLacks(schema, name)).toEqual([]);
});

test.each(schemas)("the signs in the labels and helps of %s stay with their words", (name, schema) => {
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  const texts = [...listFields(described, name)].flatMap(({ label, help }) => [label, help]);
  expect(texts.filter((text) => / [:;?!»%€]|« |'/.test(text))).toEqual([]);
});

/** What this site takes and asks for: orders, and building permits that were filed. In `said` the sign has to be typed. */
const ofTrade = /commande|du dépôt|le dépôt du permis/;

/** Names of formats and hosts, which are the same everywhere. */
const ownNames = /^settings\.output\.(?:hosts|integrity|precompress)$/;

test.each(schemas)(
  "the labels, helps and choices of %s have no word of developers, and no key",
  (name, schema) => {
    const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
    const wrong = [...listFields(described, name)].flatMap(({ path, label, help, values }) => {
      const words = [label, help, ...values].map((text) =>
        text.replace(path.endsWith(".said") ? "{}" : ofTrade, ""),
      );
      const keys = ownNames.test(path) ? [] : values.filter((value) => /^[a-z\d-]+$/.test(value));
      return [...words.filter((text) => jargon.fr.test(text)), ...keys].map((text) => `${path}: ${text}`);
    });
    expect(wrong).toEqual([]);
  },
);

test("missing words of fields are found in lists, alternatives and objects", () => {
  const both = (label: string) => ({ title: label, description: `Help of ${label}` });
  const schema = z.object({
    a: z.array(z.object({ b: z.string() })).meta(both("A")),
    c: z.union([z.object({ d: z.string().meta({ title: "D" }) }), z.string()]).meta(both("C")),
    e: z.record(z.string(), z.object({ f: z.string().meta(both(" ")), g: z.string().meta(both("G")) })),
    h: z.string().meta({ title: "H", description: "H" }),
    i: z.string().meta({ title: "I", description: "" }),
  });
  expect(findLacks(schema, "x")).toEqual([
    "x.a.b: label",
    "x.a.b: help",
    "x.c.d: help",
    "x.e: label",
    "x.e: help",
    "x.e.f: label",
    "x.h: help",
    "x.i: help",
  ]);
});
