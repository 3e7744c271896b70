import { expect, test } from "vitest";
import { mathml, svg } from "../../src/define/plugins.ts";

test("formulas and drawings have attributes of their own and those of all, each by its name", () => {
  expect(mathml.mfrac).toEqual(expect.arrayContaining(["linethickness", "mathsize"]));
  expect(mathml.mrow).toContain("mathsize");
  expect(mathml.mrow).not.toContain("linethickness");
  for (const names of [...Object.values(mathml), ...Object.values(svg)])
    for (const name of names) expect(name).toMatch(/^[a-z]+(?:[-:]?[a-z0-9]+)*$/i);
});
