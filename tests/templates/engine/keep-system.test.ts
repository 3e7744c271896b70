import { expect, test } from "vitest";
import { catalogue } from "../../../templates/drawings/catalogue.ts";
import type { BuildingSystem } from "../../../templates/engine/building.ts";
import { drawSection } from "../../../templates/engine/draw-section.ts";

const building = catalogue.services;
const draw = (only?: BuildingSystem) =>
  drawSection(building, { scale: 18, mode: "file", ...(only && { only }) });

test("a system drawn alone lies exactly over the whole", () => {
  const { width, height, groundY } = draw();
  for (const only of ["power", "data", "heat", "air", "people", "structure"] as const)
    expect(draw(only)).toMatchObject({ width, height, groundY });
});

test("the electricity is drawn without heat, walls, people or lamps", () => {
  const { svg } = draw("power");
  expect(svg).toContain('class="ze"');
  expect(svg).not.toMatch(/class="(?:zv|zk|zp|zl|zr)\b/);
});

test("the structure has all cut parts, and nothing else", () => {
  const { svg } = draw("structure");
  expect(svg).toContain('class="zk"');
  expect(svg).not.toMatch(/class="(?:ze|zv|zd|zp|zl)"/);
});
