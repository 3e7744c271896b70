import { expect, test } from "vitest";
import { nameOfImage, readNameOfWidth } from "../../src/model/image-name.ts";

test.each([
  ["assets/facade-800.0123456789.avif", { name: "facade", width: 800 }],
  ["assets/facade-nord-1200.0123456789.jpg", { name: "facade-nord", width: 1200 }],
  // A picture that moves is kept in its own width.
  ["assets/grue-640.0123456789.gif", { name: "grue", width: 640 }],
  ["assets/plan.0123456789.svg", undefined],
  ["images/facade-800.jpg", undefined],
])("the photograph and the width of %s", (path, expected) => {
  expect(readNameOfWidth(path)).toEqual(expected);
});

test.each([
  ["content/images/Façade (nord).JPG", "facade-nord"],
  ["content/images/plan 東京 2.png", "plan-2"],
  ["content/images/東京.png", "image"],
])("the photograph %s is published as %s, which lists of addresses hold without encoding", (path, name) => {
  expect(nameOfImage(path)).toBe(name);
});
