import { expect, test } from "vitest";
import { readNameOfWidth } from "../../src/model/image-name.ts";

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
