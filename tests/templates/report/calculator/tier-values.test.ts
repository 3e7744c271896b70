import { expect, test } from "vitest";
import { tierValues } from "../../../../templates/report/calculator/tier-values.ts";

test("a tier shows the prices of its first and of its last square metre", () => {
  expect(tierValues("flat")).toMatchObject({ lowest: "349\u00a0€", highest: "349\u00a0€" });
  expect(tierValues("middle")).toMatchObject({ lowest: "350\u00a0€", highest: "1\u202f349\u00a0€" });
  expect(tierValues("large")).toMatchObject({ lowest: "1\u202f349\u00a0€" });
});

test("the last tier shows no upper price", () => {
  expect(Object.keys(tierValues("large"))).toEqual(["above", "from", "base", "rate", "lowest"]);
});
