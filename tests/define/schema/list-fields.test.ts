import { calendarDate, colour, duration, image, publication, reference, text } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { pathName } from "../../../src/define/name-field.ts";
import { describeSchema, kindOf } from "../../../src/define/schema/describe-schema.ts";
import { listEmptyLists, listRequiredFields } from "../../../src/define/schema/list-fields.ts";

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
