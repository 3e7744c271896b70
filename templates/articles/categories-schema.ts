import { fileCollection } from "charpente";
import { z } from "zod";
import { exact } from "../words/words.ts";

const category = z.strictObject({
  name: exact.meta({
    title: "Nom",
    description: "Dans la liste des catégories du blog\u00A0: un ou deux mots.",
  }),
});
export type Category = z.output<typeof category>;

/** The categories of the blog, in the order of its list. */
export const categories = fileCollection({
  file: "categories.yaml",
  schema: category.meta({ title: "Catégorie" }),
});
