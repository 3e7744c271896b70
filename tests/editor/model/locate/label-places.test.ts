import { beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { nameInPlace } from "../../../../src/editor/model/locate/label-fields.ts";
import { labelPlace } from "../../../../src/editor/model/locate/label-places.ts";
import { createFieldLister } from "../../../../src/editor/model/locate/list-fields.ts";
import { groupBy } from "../../../../src/group-by.ts";
import type { Drawn } from "../../../../src/pipeline/build.ts";
import { drawRealSite } from "../../../support/draw-real-site.ts";

const title = z.string().meta({ title: "Titre" });
const section = z.strictObject({ title }).meta({ title: "Définition" });
const schema = z.strictObject({
  definition: section,
  list: z.array(z.strictObject({ id: z.string(), name: z.string(), label: title, title: title.optional() })),
  laws: z.record(z.string(), z.strictObject({ label: title })),
});

test("a part of a page is named by its heading, an item by its label, and neither by a key nor with braces", () => {
  const data = {
    definition: { title: "Ce que fait {name}" },
    list: [{ id: "un-deux", name: "bureaux", label: "Bureaux" }],
    laws: { "r-1": { label: "Article R. 1" } },
  };
  const name = (...path: readonly (string | number)[]) => nameInPlace(schema, data, path);
  expect(name("definition", "title")).toBe("Ce que fait … · Titre");
  expect(name("list", 0, "label")).toBe("Bureaux · Titre");
  expect(name("laws", "r-1", "label")).toBe("Article R. 1 · Titre");
});

let drawn: Drawn;
beforeAll(async () => {
  drawn = await drawRealSite();
});

test("no two headings of a page have the same name", () => {
  const words = createFieldLister()(drawn).filter(({ path }) => /^(?:title|name)$/.test(String(path.at(-1))));
  const labels = words.map(({ entry, path }) => [
    labelPlace(drawn, entry, path, "Texte"),
    JSON.stringify([entry, path]),
  ]);
  expect(labels.length).toBeGreaterThan(300);
  const alike = [...groupBy(labels, ([label]) => label).values()].filter((group) => group.length > 1);
  // The first words of two sources of one article are the same.
  expect(alike).toHaveLength(1);
  expect(labels.filter(([label]) => /[{}]/.test(label ?? ""))).toEqual([]);
});
