import { expect, test } from "vitest";
import { typeset } from "../../../src/text/typography.ts";
import { catalogue } from "../../../templates/drawings/catalogue.ts";
import type { Building } from "../../../templates/engine/building.ts";

test.each<[string, Building]>(Object.entries(catalogue))(
  "the words of the drawing “%s” follow French typography",
  (_, { title, description }) => {
    expect(title).toBe(typeset(title, "fr"));
    expect(description).toBe(description && typeset(description, "fr"));
  },
);
