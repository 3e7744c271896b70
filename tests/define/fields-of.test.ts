import { folderCollection, text } from "charpente";
import { expect, test } from "vitest";
import { z } from "zod";
import { labelOf, nameField, nameFieldOf } from "../../src/define/fields-of.ts";
import { tellInFrench } from "../support/french.ts";

const schema = z.strictObject({
  title: text("fr").meta({ title: "Titre" }),
  seo: z.strictObject({ title: text("fr").meta({ title: "Titre" }) }).meta({ title: "Moteurs de recherche" }),
  rows: z
    .array(z.strictObject({ term: z.string(), value: text("fr").meta({ title: "Valeur" }) }))
    .meta({ title: "Lignes" }),
  tags: z.array(z.string()).meta({ title: "Étiquettes" }),
  bare: z.string(),
});

test("a field is named by its label, after those of its groups, and by its path", () => {
  const told = (path: readonly PropertyKey[]) => tellInFrench(nameField(path, schema));
  expect(told(["title"])).toBe("Titre (title)");
  expect(told(["seo", "title"])).toBe("Moteurs de recherche › Titre (seo.title)");
  expect(told(["rows", 1, "value"])).toBe("Lignes, élément 2 › Valeur (rows[1].value)");
  expect(told(["tags", 0])).toBe("Étiquettes, élément 1 (tags[0])");
  expect(told(["bare"])).toBe("bare");
  expect(labelOf(["bare"], schema)).toBe(undefined);
});

test("if the file is given, an item is named by its first text", () => {
  const site = {
    settings: z.looseObject({}),
    collections: { sheets: folderCollection({ folder: "sheets", format: "yaml", schema }) },
  };
  const data = { rows: [{ term: "Forme juridique", value: "à compléter" }, { value: "à compléter" }] };
  const told = (item: number) =>
    tellInFrench(nameFieldOf("content/sheets/a.yaml", ["rows", item, "value"], site, data));
  expect(told(0)).toBe("«~Forme juridique~» › Valeur (rows[0].value)");
  expect(told(1)).toBe("Lignes, élément 2 › Valeur (rows[1].value)");
});
