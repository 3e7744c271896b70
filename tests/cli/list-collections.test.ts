import { expect, test } from "vitest";
import { listCollections } from "../../src/cli/commands/new.ts";
import { smallSite } from "../support/small-site.tsx";
import { english } from "../support/speech.ts";

test("each collection is listed with the files that hold its entries and with its required fields", () => {
  expect(listCollections(smallSite.collections, english)).toBe(
    "pages       content/pages/*.md       title\narticles    content/articles/*.md    title, date, category\ncategories  content/categories.yaml  name\n",
  );
});
