import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  calendarDate,
  colour,
  duration,
  image,
  instant,
  markdown,
  reference,
  text,
} from "../../src/define/fields.ts";
import { describeSchema, type FieldKind } from "../../src/define/schema/describe-schema.ts";
import { describeForm, type FormChoices } from "../../src/editor/model/form/describe-form.ts";
import { textKinds } from "../../src/words/fields.ts";

const src = new URL("../../src/", import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(new URL(path, src), "utf8") }));

test("a kind of fields stands in three files: its words, its function and its control", () => {
  const named = /"duration"|^ {2}duration: (?:\{|create)|function duration\(/m;
  expect(
    files
      .filter(({ text }) => named.test(text))
      .map(({ path }) => path)
      .sort(),
  ).toEqual(["define/fields.ts", "editor/client/form/controls.ts", "words/fields.ts"]);
});

/** A field of each kind that the form draws. */
const examples: { readonly [Kind in FieldKind]: z.ZodType } = {
  words: text("fr"),
  markdown: markdown(),
  address: z
    .string()
    .regex(/^(?:\/|#|https:)/)
    .meta({ kind: "address" }),
  image: image(),
  entry: reference("towns"),
  date: calendarDate(),
  url: z.url(),
  email: z.email(),
  colour: colour(),
  duration: duration(),
  instant: instant(),
  number: z.number().positive(),
  switch: z.boolean(),
  choice: z.enum(["a", "b"]),
  group: z.strictObject({ title: z.string().min(1) }),
  list: z.array(z.string().min(1)).min(2),
  yaml: z.record(z.string(), z.number()),
};

// The compiler asks for the same, but tests run without it.
test("each kind of texts has its example here", () => {
  expect(Object.keys(examples)).toEqual(expect.arrayContaining(Object.keys(textKinds)));
});

test.each(Object.entries(examples))(
  "a new item of the kind %s begins with a value that its schema accepts",
  (kind, schema) => {
    const site = z.strictObject({ field: schema, list: z.array(schema) });
    const [field, list] = describeForm(describeSchema(site), {}, choices);
    expect(field?.takes.kind).toBe(kind);
    const first = list?.takes.kind === "list" ? list.takes.blank : undefined;
    expect(schema.safeParse(first).error).toBeUndefined();
  },
);

const choices: FormChoices = {
  entriesOf: () => [{ value: "lyon", label: "Lyon" }],
  images: [{ value: "/images/cour.jpg", label: "cour.jpg" }],
  today: "2026-01-15",
  placeholder: "à compléter",
  pictureOf: () => undefined,
  yamlAt: () => "",
  ripples: () => false,
};
