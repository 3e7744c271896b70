import { expect, test } from "vitest";
import { z } from "zod";
import {
  calendarDate,
  colour,
  duration,
  image,
  markdown,
  reference,
  text,
} from "../../../../src/define/fields.ts";
import { describeSchema } from "../../../../src/define/schema/describe-schema.ts";
import type { FormField } from "../../../../src/editor/answers.ts";
import { createYamlCutter } from "../../../../src/editor/model/form/answer-form.ts";
import { describeForm, type FormChoices } from "../../../../src/editor/model/form/describe-form.ts";

const choices: FormChoices = {
  entriesOf: (collection) => [{ value: "lyon", label: `Lyon, de ${collection}` }],
  images: [{ value: "/images/cour.jpg", label: "cour.jpg" }],
  today: "2026-01-15",
  placeholder: "à compléter",
  pictureOf: (name) => (name === "plan" ? "/assets/plan.svg" : undefined),
  yamlAt: (path) => `text of ${path.join(".")}`,
  ripples: (path) => path[0] === "title",
};

function describe(schema: z.ZodType, data: unknown) {
  return describeForm(describeSchema(schema), data, choices);
}

function kindOf(schema: z.ZodType): unknown {
  return describe(z.strictObject({ field: schema }), {})[0]?.takes.kind;
}

test.each([
  ["words", text("fr")],
  ["words", z.string().min(1)],
  ["words", z.string().regex(/^[A-Z]{2}\d{3} [a-z]*$/)],
  ["words", z.string().regex(/\S/)],
  ["words", z.string().regex(/^(?:\/|#|https?:)\S*$/)],
  ["markdown", markdown()],
  ["date", calendarDate()],
  ["date", z.iso.date().optional()],
  ["url", z.url()],
  ["address", z.string().startsWith("/").meta({ kind: "address" })],
  ["address", z.string().meta({ kind: "address" }).transform(String).optional().meta({ title: "Lien" })],
  ["email", z.email()],
  ["colour", colour()],
  ["duration", duration().optional()],
  ["number", z.int().positive()],
  ["switch", z.boolean().default(false)],
  ["choice", z.enum(["a", "b"])],
  ["entry", reference("towns")],
  ["image", image()],
  ["group", z.strictObject({ a: z.string() })],
  ["group", z.tuple([z.number(), z.number()])],
  ["list", z.array(z.string())],
  ["yaml", z.record(z.string(), z.number())],
  ["yaml", z.union([z.string(), z.number()])],
])("the control is %s", (kind, schema) => {
  expect(kindOf(schema)).toBe(kind);
});

test("a group with free names shows each member by its title, in the way that it is given, and takes a new one", () => {
  const figure = z.strictObject({
    title: z.string(),
    value: z
      .number()
      .optional()
      .meta({ title: "Valeur", "x-instead-of": ["from"] }),
    from: z
      .number()
      .optional()
      .meta({ title: "De", "x-instead-of": ["value"] }),
  });
  const schema = z.strictObject({ figures: z.record(z.string(), figure.meta({ title: "Chiffre" })) });
  const data = {
    figures: { "prix-forfait": { title: "Prix", value: 349 }, duree: { title: "Durée", from: 4 } },
  };
  const takes = describe(schema, data)[0]?.takes;
  if (takes?.kind !== "group") throw new Error("no group");
  const tell = ({ path, label, takes }: FormField) => [
    path.join("."),
    label,
    ...(takes.kind === "group" ? takes.fields.map((field) => field.label) : []),
  ];
  expect(takes.fields.map(tell)).toEqual([
    ["figures.prix-forfait", "Prix", "title", "Valeur"],
    ["figures.duree", "Durée", "title", "De"],
  ]);
  expect(takes.fresh && tell(takes.fresh)).toEqual(["figures.", "Chiffre", "title", "Valeur", "De"]);
});

test("a field has its label, its help and its value, and says whether it is required", () => {
  const schema = z.strictObject({
    title: text("fr").meta({ title: "Titre", description: "Court." }),
    author: z.string().optional(),
  });
  expect(describe(schema, { title: "L'été" })).toEqual([
    {
      path: ["title"],
      label: "Titre",
      help: "Court.",
      isRequired: true,
      ripples: true,
      value: "L'été",
      takes: { kind: "words" },
    },
    { path: ["author"], label: "author", isRequired: false, takes: { kind: "words" } },
  ]);
});

test("a missing group still has its fields, and values to begin with", () => {
  const schema = z.strictObject({ next: z.strictObject({ label: z.string() }).optional() });
  expect(describe(schema, {})).toEqual([
    {
      path: ["next"],
      label: "next",
      isRequired: false,
      takes: {
        blank: { label: "à compléter" },
        kind: "group",
        fields: [{ path: ["next", "label"], label: "label", isRequired: true, takes: { kind: "words" } }],
      },
    },
  ]);
});

test("a list has its items, the form and the first value of a new one, and its limits", () => {
  const item = z.strictObject({ town: reference("towns"), day: calendarDate(), note: z.string().optional() });
  const schema = z.strictObject({ stops: z.array(item).min(1).max(3).meta({ title: "Étapes" }) });
  const [field] = describe(schema, { stops: [{ town: "lyon", day: "2026-02-01" }] });
  expect(field?.takes).toMatchObject({
    kind: "list",
    least: 1,
    most: 3,
    blank: { town: "lyon", day: "2026-01-15" },
    items: [
      {
        path: ["stops", 0],
        label: "Étapes",
        takes: { kind: "group", fields: [{ path: ["stops", 0, "town"], value: "lyon" }, {}, {}] },
      },
    ],
    fresh: { path: ["stops", 1], label: "Étapes" },
  });
});

test("a new item begins with a value of the form of each of its fields", () => {
  const item = z.strictObject({
    tint: colour(),
    every: duration(),
    link: z.string().startsWith("/").meta({ kind: "address" }),
    site: z.url(),
    contact: z.email(),
  });
  const [field] = describe(z.strictObject({ list: z.array(item) }), {});
  const blank = field?.takes.kind === "list" ? field.takes.blank : undefined;
  expect(item.safeParse(blank).error).toBeUndefined();
  expect(blank).toMatchObject({ tint: "#000000", every: "P1M", link: "/" });
});

test("the present value is a choice even if it is not among the choices: a draft, an image beside the entry", () => {
  const schema = z.strictObject({
    town: reference("towns"),
    photo: image(),
    drawing: z.enum(["plan", "coupe"]),
  });
  const [town, photo, drawing] = describe(schema, { town: "brouillon", photo: "./ici.jpg", drawing: "plan" });
  expect(town?.takes).toMatchObject({
    choices: [
      { value: "brouillon", label: "brouillon" },
      { value: "lyon", label: "Lyon, de towns" },
    ],
  });
  expect(photo?.takes).toMatchObject({ choices: [{ value: "./ici.jpg" }, { value: "/images/cour.jpg" }] });
  expect(drawing?.takes).toMatchObject({
    choices: [
      { value: "plan", label: "plan", picture: "/assets/plan.svg" },
      { value: "coupe", label: "coupe" },
    ],
  });
});

test("a value of another type than its schema, and an unknown field, are shown as YAML", () => {
  const schema = z.strictObject({ list: z.array(z.string()) });
  expect(describe(schema, { list: "un", other: 1 })).toMatchObject([
    { path: ["list"], takes: { kind: "yaml", text: "text of list" } },
    { path: ["other"], takes: { kind: "yaml", text: "text of other" } },
  ]);
});

test("YAML is cut from the file with its comments, without indentation", () => {
  const cut = createYamlCutter({
    language: "yaml",
    text: "budgets:\n  # Par page.\n  scripts:\n    # L'accueil.\n    home: 10\n\n    default: 5 # Les autres.\n  fonts: { a: 1 }\nnote: >-\n  deux\n  lignes\n",
  });
  expect(cut(["budgets", "scripts"])).toBe("home: 10\n\ndefault: 5 # Les autres.");
  expect(cut(["budgets", "fonts"])).toBe("{ a: 1 }");
  expect(cut(["budgets", "rien"])).toBe("");
});

test("TOML is shown as YAML with the same values", () => {
  const cut = createYamlCutter({
    language: "toml",
    text: '[budgets]\nscripts = { home = 10, "a b" = ["x"] }\n',
  });
  expect(cut(["budgets"])).toBe("scripts:\n  home: 10\n  a b:\n    - x");
  expect(cut(["budgets", "rien"])).toBe("");
});

test.each([
  ["une question", "Question"],
  ["a question", "Question"],
  ["l’étape", "Étape"],
])(
  "the items of a list of “%s” are named “%s”, and words to be written are told from others",
  (one, noun) => {
    const item = z.strictObject({ ask: text("fr"), reply: text("fr") });
    const schema = z.strictObject({ list: z.array(item).meta({ title: "Liste", one }) });
    const [field] = describe(schema, { list: [{ ask: "à compléter", reply: "Oui." }] });
    expect(field?.takes).toMatchObject({
      one,
      items: [{ label: noun, takes: { fields: [{ isBlank: true }, { value: "Oui." }] } }],
      fresh: { label: noun },
    });
    expect(JSON.stringify(field).match(/isBlank/g)).toHaveLength(1);
  },
);
