import { expect, test } from "vitest";
import { tierValues } from "../../../../templates/report/calculator/tier-values.ts";

test("a tier goes from the price of its first square metre to that of its last", () => {
  expect(tierValues("flat")).toMatchObject({ lowest: "349\u00a0€", highest: "349\u00a0€" });
  expect(tierValues("middle")).toMatchObject({ lowest: "350\u00a0€", highest: "1\u202f349\u00a0€" });
  expect(tierValues("large")).toMatchObject({ lowest: "1\u202f349\u00a0€" });
});

test("the last tier has no end to name", () => {
  expect(Object.keys(tierValues("large"))).toEqual(["above", "from", "base", "rate", "lowest"]);
});
