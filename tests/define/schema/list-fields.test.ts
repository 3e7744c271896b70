import { calendarDate, publication, reference, text } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { pathName } from "../../../src/define/name-field.ts";
import { describeSchema } from "../../../src/define/schema/describe-schema.ts";
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
    open: z.boolean(),
  }),
);

test("required fields of an entry are listed in the order of its schema, with the values that each takes", () => {
  expect(listRequiredFields(described).map(({ path, takes }) => [pathName(path), takes])).toEqual([
    ["date", { kind: "day" }],
    ["title", { kind: "words" }],
    ["level", { kind: "choice", choices: ["simple", "avancé"] }],
    ["category", { kind: "entry", collection: "categories" }],
    ["steps[0].name", { kind: "words" }],
    ["steps[1].name", { kind: "words" }],
    ["place[0]", { kind: "number" }],
    ["place[1]", { kind: "number" }],
    ["url", { kind: "address" }],
    ["open", { kind: "switch" }],
  ]);
});

test("required lists that may be empty are listed separately", () => {
  expect(listEmptyLists(described)).toEqual([["links"]]);
});
