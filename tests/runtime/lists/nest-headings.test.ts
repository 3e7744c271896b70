import { expect, test } from "vitest";
import type { Heading } from "../../../src/model/model.ts";
import { type NestedHeading, nestHeadings } from "../../../src/runtime/lists/nest-headings.ts";

function outline(depths: readonly Heading["depth"][]): string {
  const headings = depths.map((depth, index) => ({ depth, id: `${index}`, text: `${index}` }));
  const show = (nested: readonly NestedHeading[]): string =>
    nested.map(({ id, children }) => (children.length === 0 ? id : `${id}(${show(children)})`)).join(" ");
  return show(nestHeadings(headings));
}

test.each([
  ["headings of one depth stand beside one another", [2, 2, 2], "0 1 2"],
  ["deeper ones stand below the last one above them", [2, 3, 3, 4, 2, 3], "0(1 2(3)) 4(5)"],
  ["a heading that skips a depth stands below the last one above it", [2, 4, 3, 2], "0(1 2) 3"],
  ["a text may begin with a deep one", [4, 3, 2, 3], "0 1 2(3)"],
  ["a text without headings has none", [], ""],
] as const)("%s", (_what, depths, shown) => {
  expect(outline(depths)).toBe(shown);
});
