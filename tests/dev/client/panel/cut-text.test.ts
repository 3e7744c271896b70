import { expect, test } from "vitest";
import { cutText } from "../../../../src/dev/client/panel/draw-previews.ts";

const measure = (text: string) => text.length;

test.each([
  ["Un titre court", 20, "Un titre court"],
  ["Exactement vingt car", 20, "Exactement vingt car"],
  ["Un titre bien trop long pour tenir", 20, "Un titre bien trop …"],
  ["Un titre, trop long", 12, "Un titre …"],
  ["Anticonstitutionnellement", 10, "Anticonst…"],
])("“%s” in %i shows as “%s”", (text, width, shown) => {
  expect(cutText(text, width, measure)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(width);
});
