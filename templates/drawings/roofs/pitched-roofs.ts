import type { Roof } from "../building";
import type { Point } from "../path-data";
import type { RoofSite } from "./roof-site";

const thick = 0.38;

/** Two slopes on eaves, over the attic’s floor; a timber truss, panels, a chimney when asked. */
export function drawGable(roof: Extract<Roof, { kind: "gable" }>, site: RoofSite): void {
  const { sheet, x, y, width, wall } = site;
  const { height, truss, panels, chimney } = roof;
  const [middle, half, eaves] = [x + width / 2, width / 2, 0.55];
  const drop = (eaves * height) / half;
  sheet.shape("rooms", "room", [
    [x + 0.3, y - 0.3],
    [middle, y + height - thick],
    [x + width - 0.3, y - 0.3],
  ]);
  const ridge: Point = [middle, y + height];
  const under: Point = [middle, y + height - thick];
  for (const side of [-1, 1]) {
    const foot: Point = [middle + side * (half + eaves), y - drop];
    sheet.cut([foot, ridge, under, [foot[0], foot[1] - thick]]);
    sheet.line("outside", "seen", [
      [foot[0] + side * 0.02, foot[1] - 0.1],
      [foot[0] + side * 0.16, foot[1] - 0.1],
      [foot[0] + side * 0.16, foot[1] + 0.02],
    ]);
  }
  sheet.cutRect(x + wall, y - 0.3, width - 2 * wall, 0.3);
  for (const side of [0, 1]) sheet.cutRect(side ? x + width - wall : x, y - 0.32, wall, 0.34);
  if (truss) drawTruss(site, height);
  if (chimney) sheet.cutRect(x + width * chimney - 0.35, y + height * 0.45, 0.7, height * 0.8);
  if (panels) drawSlopePanels(site, ridge, [x + width, y], 5);
}

function drawTruss({ sheet, x, y, width }: RoofSite, height: number): void {
  const foot = y + 0.12;
  const middle = x + width / 2;
  sheet.line("behind", "seen", [
    [x + 0.6, foot],
    [x + width - 0.6, foot],
  ]);
  sheet.line("behind", "seen", [
    [middle, foot],
    [middle, y + height - thick],
  ]);
  for (const side of [-1, 1]) {
    const knee: Point = [middle + side * width * 0.23, y + height * 0.54 - thick];
    sheet.line("behind", "seen", [[middle, foot], knee, [knee[0], foot]]);
    sheet.line("behind", "fine", [
      [middle + side * width * 0.115, y + height * 0.77 - thick],
      [middle + side * width * 0.115, foot + (knee[1] - foot) * 0.5],
    ]);
  }
}

/** One slope that rises to the right. */
export function drawSlope(roof: Extract<Roof, { kind: "slope" | "butterfly" }>, site: RoofSite): void {
  const { sheet, x, y, width, slab, wall, floor } = site;
  const low = y - slab;
  const high = low + roof.height;
  sheet.shape(
    "rooms",
    roof.lit ? "lit" : "room",
    [
      [x + wall, low],
      [x + width - wall, low],
      [x + width - wall, high],
      [x + wall, low + 0.05],
    ],
    roof.lit ? floor : undefined,
  );
  sheet.cut([
    [x - 0.6, low - 0.02],
    [x + width + 0.8, high + 0.1],
    [x + width + 0.8, high + 0.1 + thick],
    [x - 0.6, low + thick - 0.02],
  ]);
  sheet.cut([
    [x + width - wall, low],
    [x + width, low],
    [x + width, high + 0.1],
    [x + width - wall, high],
  ]);
  if (roof.panels) drawSlopePanels(site, [x + width, high + 0.2 + thick], [x, low + thick + 0.05], 8);
}

/** Two slopes that fall to the middle, where the water is gathered. */
export function drawButterfly(roof: Extract<Roof, { kind: "slope" | "butterfly" }>, site: RoofSite): void {
  const { sheet, x, y, width, slab, wall, floor } = site;
  const low = y - slab;
  const high = low + roof.height;
  const middle = x + width * 0.42;
  sheet.shape(
    "rooms",
    roof.lit ? "lit" : "room",
    [
      [x + wall, low],
      [x + width - wall, low],
      [x + width - wall, high],
      [middle, low + 0.1],
      [x + wall, high - 0.2],
    ],
    roof.lit ? floor : undefined,
  );
  sheet.cut([
    [x - 1, high + 0.1],
    [middle, low],
    [x + width + 1.2, high + 0.3],
    [x + width + 1.2, high + 0.3 + thick],
    [middle, low + thick],
    [x - 1, high + 0.1 + thick],
  ]);
  sheet.cut([
    [x, low],
    [x + wall, low],
    [x + wall, high - 0.25],
    [x, high - 0.1],
  ]);
  sheet.cut([
    [x + width - wall, low],
    [x + width, low],
    [x + width, high + 0.05],
    [x + width - wall, high - 0.05],
  ]);
  sheet.circle("outside", "body", middle, low + thick + 0.12, 0.16);
  if (roof.panels)
    drawSlopePanels(site, [x + width + 1, high + 0.3 + thick], [middle + 0.4, low + thick + 0.1], 7);
}

/** Panels laid on a slope, from its high point to its low one. */
function drawSlopePanels({ sheet }: RoofSite, high: Point, low: Point, count: number): void {
  const [dx, dy] = [high[0] - low[0], high[1] - low[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * Math.sign(dx), (dx / length) * Math.sign(dx)];
  const on = (share: number, off: number): Point => [
    low[0] + dx * share + nx * off,
    low[1] + dy * share + ny * off,
  ];
  for (let index = 0; index < count; index++) {
    const from = 0.1 + (index * 0.82) / count;
    const to = from + 0.74 / count;
    sheet.shape("outside", "panel", [on(from, 0.12), on(to, 0.12), on(to, 0.24), on(from, 0.24)]);
  }
}
