import type { Roof } from "../building";
import { drawEquipment } from "./draw-equipment";
import type { RoofSite } from "./roof-site";

/** Height of the waterproofing above the slab: what equipment stands on. */
const roofDeck = 0.16;

/** A slab, its parapets with their copings, a lantern perhaps, and equipment. */
export function drawFlatRoof(roof: Extract<Roof, { kind: "flat" }>, site: RoofSite): void {
  const { sheet, x, y, width, slab } = site;
  const { parapet = 0.55, lantern, equipment = [] } = roof;
  if (lantern) drawLantern(site, x + lantern[0], lantern[1]);
  else sheet.cutRect(x, y - slab, width, slab);
  const coping = y + parapet + 0.03;
  for (const left of [x, x + width - 0.22]) {
    sheet.cutRect(left, y, 0.22, parapet);
    sheet.line("outside", "seen", [
      [left - 0.06, coping],
      [left + 0.28, coping],
    ]);
  }
  const decks = lantern
    ? [
        [x + 0.22, x + lantern[0] - 0.2],
        [x + lantern[0] + lantern[1] + 0.2, x + width - 0.22],
      ]
    : [[x + 0.22, x + width - 0.22]];
  for (const [from = 0, to = 0] of decks)
    sheet.line("outside", "fine", [
      [from, y + roofDeck],
      [to, y + roofDeck],
    ]);
  for (const item of equipment) drawEquipment(site.sheet, site.random, item, x + item.at, y + roofDeck);
}

/** A pitched glass roof over an opening of the slab, on two upstands. */
function drawLantern({ sheet, x, y, width, slab }: RoofSite, left: number, span: number): void {
  const right = left + span;
  sheet.cutRect(x, y - slab, left - x, slab);
  sheet.cutRect(right, y - slab, x + width - right, slab);
  sheet.cutRect(left - 0.2, y - slab, 0.2, slab + 0.7);
  sheet.cutRect(right, y - slab, 0.2, slab + 0.7);
  const middle = left + span / 2;
  for (const lift of [0, 0.11]) {
    sheet.line("outside", "seen", [
      [left - 0.2, y + 0.7 + lift],
      [middle, y + 2 + lift],
      [right + 0.2, y + 0.7 + lift],
    ]);
  }
  for (const share of [0.25, 0.5, 0.75]) {
    const up = y + 0.7 + 1.3 * share;
    sheet.line("outside", "seen", [
      [left + (span / 2) * share, up - 0.02],
      [left + (span / 2) * share - 0.04, up + 0.17],
    ]);
    sheet.line("outside", "seen", [
      [right - (span / 2) * share, up - 0.02],
      [right - (span / 2) * share + 0.04, up + 0.17],
    ]);
  }
  sheet.line("outside", "fine", [
    [left, y + 0.7],
    [right, y + 0.7],
  ]);
}
