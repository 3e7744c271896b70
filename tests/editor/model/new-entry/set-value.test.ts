import { expect, test } from "vitest";
import { parsePath, setValue } from "../../../../src/editor/model/new-entry/set-value.ts";
import { valueAt } from "../../../../src/model/value-at.ts";

test("a path leads through groups and lists", () => {
  expect(parsePath("stakes[0].title")).toEqual(["stakes", 0, "title"]);
  expect(parsePath("grid[1][2]")).toEqual(["grid", 1, 2]);
  for (const wrong of ["", ".a", "a.", "a[x]", "[0]", "a b..c"]) expect(parsePath(wrong)).toBe(undefined);
});

test("a value is put where its path leads, and the rest stays", () => {
  const data = { seo: { title: "Un" }, tags: ["a"] };
  expect(setValue(data, ["seo", "description"], "Deux")).toEqual({
    seo: { title: "Un", description: "Deux" },
    tags: ["a"],
  });
  expect(setValue(data, ["tags", 1], "b")).toEqual({ seo: { title: "Un" }, tags: ["a", "b"] });
  expect(setValue({}, ["stakes", 0, "title"], "Un")).toEqual({ stakes: [{ title: "Un" }] });
  expect(data).toEqual({ seo: { title: "Un" }, tags: ["a"] });
  expect(valueAt(data, ["tags", 0])).toBe("a");
  expect(valueAt(data, ["constructor"])).toBe(undefined);
});
