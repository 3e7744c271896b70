import { expect, test } from "vitest";
import { z } from "zod";
import { folderCollection } from "../../../../src/define/define.ts";
import { describeSchema } from "../../../../src/define/schema/describe-schema.ts";
import { startEntry } from "../../../../src/editor/model/new-entry/start-entry.ts";

function start(fields: z.core.$ZodLooseShape) {
  const schema = z.strictObject(fields);
  const collection = folderCollection({ folder: "articles", format: "markdown", schema });
  return startEntry({
    collection,
    schema: describeSchema(schema),
    title: "L’été d’après",
    today: "2026-01-15",
  });
}

test("an entry starts with its title, its date, as a draft, and with a required route", () => {
  const fields = {
    title: z.string(),
    date: z.iso.date(),
    draft: z.boolean().default(false),
    route: z.string(),
  };
  expect(start(fields)).toEqual({
    id: "l-ete-d-apres",
    file: "content/articles/l-ete-d-apres.md",
    data: { title: "L’été d’après", date: "2026-01-15", draft: true, route: "/l-ete-d-apres" },
  });
});

test("an optional route is left to the collection", () => {
  expect(start({ name: z.string(), route: z.string().optional() })?.data).toEqual({ name: "L’été d’après" });
});

test("no title gives a file that Windows cannot have", () => {
  const schema = z.strictObject({ title: z.string(), route: z.string() });
  const collection = folderCollection({ folder: "articles", format: "markdown", schema });
  const begin = (title: string) =>
    startEntry({ collection, schema: describeSchema(schema), title, today: "2026-01-15" });
  for (const [title, id] of [
    ["Con", "con-1"],
    ["NUL !", "nul-1"],
    ["COM¹", "com"],
    ["Lpt 9", "lpt-9"],
    ["aux", "aux-1"],
  ] as const)
    expect(begin(title)).toMatchObject({
      id,
      file: `content/articles/${id}.md`,
      data: { route: `/${id}` },
    });
});
