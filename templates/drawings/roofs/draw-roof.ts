import type { Roof } from "../building";
import type { LaidVolume } from "../lay-out-volume";
import type { Random } from "../seeded-random";
import type { Sheet } from "../sheet";
import { drawFlatRoof } from "./draw-flat-roof";
import { drawMansard } from "./draw-mansard";
import { drawButterfly, drawGable, drawSlope } from "./pitched-roofs";
import { drawSheds, drawVaults } from "./repeated-roofs";
import type { RoofSite } from "./roof-site";

/** Draws the roof of a volume with what stands on it. */
export function drawRoof(sheet: Sheet, random: Random, laid: LaidVolume, litShare: number): void {
  const site: RoofSite = {
    sheet,
    random,
    x: laid.roofX,
    y: laid.top,
    width: laid.roofWidth,
    slab: laid.slab,
    wall: laid.wall,
    litShare,
    floor: laid.floors.at(-1)?.number ?? 0,
  };
  draw(laid.volume.roof, site);
}

function draw(roof: Roof, site: RoofSite): void {
  switch (roof.kind) {
    case "flat":
      drawFlatRoof(roof, site);
      break;
    case "mansard":
      drawMansard(roof, site);
      break;
    case "gable":
      drawGable(roof, site);
      break;
    case "slope":
      drawSlope(roof, site);
      break;
    case "butterfly":
      drawButterfly(roof, site);
      break;
    case "sheds":
      drawSheds(roof, site);
      break;
    case "vaults":
      drawVaults(roof, site);
      break;
    case "planned":
      site.sheet.rect("hidden", "hidden", site.x, site.y - site.slab, site.width, site.slab);
      break;
    case "none":
      return;
  }
}
