import { expect, test } from "vitest";
import { catalogue } from "../../../../templates/drawings/catalogue.ts";
import { drawSection } from "../../../../templates/drawings/draw-section.ts";
import { lightsOut } from "../../../../templates/drawings/views/lights-out.ts";
import { towerFloors } from "../../../../templates/drawings/views/tower.ts";

test("with the lights out, no room, cone or lamp is lit, and no line moves", () => {
  const { scale, crop } = towerFloors;
  const lit = drawSection(catalogue["home-tower"], { scale, mode: "file", ...(crop && { crop }) }).svg;
  const unlit = lightsOut(lit);
  const rule = (svg: string, pen: string) => svg.match(new RegExp(`\\.${pen}\\{([^}]*)\\}`))?.[1];
  expect(["zrl", "zg", "zl"].map((pen) => rule(lit, pen)?.includes("display:none"))).toEqual([
    false,
    false,
    false,
  ]);
  expect([rule(unlit, "zrl"), rule(unlit, "zg")]).toEqual(["display:none", "display:none"]);
  expect(rule(unlit, "zl")).toContain("fill:var(--room)");
  expect(unlit.split("</style>")[1]).toBe(lit.split("</style>")[1]);
});
