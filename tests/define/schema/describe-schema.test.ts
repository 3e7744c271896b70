import { calendarDate, colour, duration, image, publication, reference, text } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { pathName } from "../../../src/define/fields-of.ts";
import {
  describeSchema,
  kindOf,
  listEmptyLists,
  listRequiredFields,
} from "../../../src/define/schema/describe-schema.ts";

const described = describeSchema(
  z.strictObject({
    ...publication,
    title: text("fr"),
    level: z.enum(["simple", "avancé"]),
    category: reference("categories"),
    related: z.array(reference("articles")).default([]),
    steps: z.array(z.strictObject({ name: text("fr"), note: text("fr").optional() })).min(2),
    place: z.tuple([z.number(), z.number()]),
    links: z.array(z.string()),
    due: calendarDate().optional(),
    url: z.url(),
    cover: image(),
    tint: colour(),
    every: duration(),
    open: z.boolean(),
  }),
);

test("required fields of an entry are listed in the order of its schema, with the kind of each", () => {
  expect(listRequiredFields(described).map(({ path, schema }) => [pathName(path), kindOf(schema)])).toEqual([
    ["date", "date"],
    ["title", "words"],
    ["level", "choice"],
    ["category", "entry"],
    ["steps[0].name", "words"],
    ["steps[1].name", "words"],
    ["place[0]", "number"],
    ["place[1]", "number"],
    ["url", "url"],
    ["cover", "image"],
    ["tint", "colour"],
    ["every", "duration"],
    ["open", "switch"],
  ]);
});

test("required lists that may be empty are listed separately", () => {
  expect(listEmptyLists(described)).toEqual([["links"]]);
});

test.each([
  ["en", 'A colour, as in "#2a4f6e".', "A duration, as in P3M for three months or PT45M for 45 minutes."],
  ["fr", 'Une couleur, comme "#2a4f6e".', "Une durée, comme P3M pour trois mois ou PT45M pour 45 minutes."],
] as const)(
  "in %s, editors show what a kind takes, unless the site has a note of its own",
  (language, tint, every) => {
    const schema = z.strictObject({
      tint: colour(),
      every: duration().optional(),
      own: colour().meta({ description: "Du toit." }),
    });
    const { properties } = describeSchema(schema, { language });
    expect(properties?.tint?.description).toBe(tint);
    expect(properties?.every?.description).toBe(every);
    expect(properties?.own?.description).toBe("Du toit.");
    expect(describeSchema(schema).properties?.tint?.description).toBeUndefined();
  },
);

test("a schema of a site names its kind, which wrappers, rules and labels keep", () => {
  const path = z.string().startsWith("/").meta({ kind: "address" });
  const schemas = [
    path,
    path.optional(),
    path.meta({ title: "Page" }),
    path.transform((text) => text.length),
    path.refine((text) => text !== "/"),
    path.default("/"),
  ];
  const described = describeSchema(z.strictObject({ a: z.tuple(schemas as unknown as [z.ZodType]) }));
  expect(described.properties?.a?.prefixItems?.map(kindOf)).toEqual(schemas.map(() => "address"));
});
