import type { Equipment, Roof } from "./building.ts";
import { type LaidVolume, layOutRooms } from "./lay-out-volume.ts";
import type { Point } from "./path-data.ts";
import { drawRoom } from "./rooms/draw-room.ts";
import type { Random } from "./seeded-random.ts";
import type { Sheet } from "./sheet.ts";
import { grass, people, plantTree } from "./symbols/living.ts";
import { machines } from "./symbols/machines.ts";

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

/** What a roof covers: `x`, `width` the highest storey, `y` the top of its slab, `slab` the thickness, `wall` the wall. */
type RoofSite = {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly slab: number;
  readonly wall: number;
  readonly litShare: number;
  /** Number of the storey under the roof. */
  readonly floor: number;
};

/** Height of the waterproofing above the slab: what equipment stands on. */
const roofDeck = 0.16;

/** A slab, its parapets with their copings, a lantern perhaps, and equipment. */
function drawFlatRoof(roof: Extract<Roof, { kind: "flat" }>, site: RoofSite): void {
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

/** A Parisian roof: a steep zinc slope, a flat one, rooms inside, chimneys above. */
function drawMansard(roof: Extract<Roof, { kind: "mansard" }>, site: RoofSite): void {
  const { sheet, random, x, y, width, slab, floor, litShare } = site;
  const { height, rooms } = roof;
  const [brisis, inset, thick] = [height * 0.78, 1, 0.3];
  const middle = x + width / 2;
  sheet.cutRect(x - 0.25, y - slab, width + 0.5, slab);
  const outside = [
    [x + 0.1, y],
    [x + inset, y + brisis],
    [middle, y + height],
    [x + width - inset, y + brisis],
    [x + width - 0.1, y],
  ] as const;
  const inside = [
    [x + width - 0.1 - thick, y],
    [x + width - inset - thick * 0.8, y + brisis - thick * 0.7],
    [middle, y + height - thick],
    [x + inset + thick * 0.8, y + brisis - thick * 0.7],
    [x + 0.1 + thick, y],
  ] as const;
  sheet.shape("rooms", "lit", outside, floor);
  sheet.cut([...outside, ...inside]);
  const total = rooms.reduce((sum, room) => sum + room.width + 0.12, -0.12);
  for (const { room, x: left, width: clear } of layOutRooms(rooms, middle - total / 2)) {
    drawRoom(
      sheet,
      random,
      { lit: true, ...room },
      { x: left, y, width: clear, height: brisis - 0.25, slab, floor },
      litShare,
    );
  }
  for (const share of [0.3, 0.72]) {
    const at = x + width * share;
    sheet.cutRect(at - 0.5, y + height - 0.5, 1, 1.9);
    for (const pot of [-0.4, -0.1, 0.2]) sheet.rect("outside", "body", at + pot, y + height + 1.4, 0.2, 0.45);
  }
}

const thick = 0.38;

/** Two slopes on eaves, over the attic’s floor; a timber truss, panels, a chimney when asked. */
function drawGable(roof: Extract<Roof, { kind: "gable" }>, site: RoofSite): void {
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
function drawSlope(roof: Extract<Roof, { kind: "slope" | "butterfly" }>, site: RoofSite): void {
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
function drawButterfly(roof: Extract<Roof, { kind: "slope" | "butterfly" }>, site: RoofSite): void {
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

type Repeated = Extract<Roof, { kind: "sheds" | "vaults" }>;

/** North-light sheds: a slope with panels, then a vertical glass. */
function drawSheds({ count, height, lit }: Repeated, { sheet, x, y, width, slab, floor }: RoofSite): void {
  const low = y - slab;
  const bay = width / count;
  sheet.cutRect(x, low, 0.36, slab);
  for (let index = 0; index < count; index++) {
    const left = x + index * bay;
    const right = left + bay;
    sheet.shape(
      "rooms",
      lit ? "lit" : "room",
      [
        [left, low],
        [right, low],
        [right, low + height],
      ],
      lit ? floor : undefined,
    );
    sheet.cut([
      [left, low],
      [left, low + 0.32],
      [right, low + height + 0.32],
      [right, low + height],
    ]);
    for (const leaf of [0.02, 0.13])
      sheet.line("outside", "seen", [
        [right - leaf, low + 0.3],
        [right - leaf, low + height],
      ]);
    sheet.cutRect(right - 0.24, low - 0.02, 0.32, 0.34);
    for (let share = 0.14; share < 0.8; share += 0.22) {
      const on = (at: number, off: number): Point => [left + bay * at, low + 0.32 + height * at + off];
      sheet.shape("outside", "panel", [
        on(share, 0.11),
        on(share + 0.17, 0.11),
        on(share + 0.17, 0.23),
        on(share, 0.23),
      ]);
    }
  }
}

/** One vault, or several side by side on beams. */
function drawVaults(
  { count, height, lit }: Repeated,
  { sheet, x, y, width, slab, wall, floor }: RoofSite,
): void {
  const low = y - slab;
  const bay = width / count;
  for (let index = 0; index < count; index++) {
    const left = x + index * bay;
    const outer = arc(left, low, bay, height);
    const inner = outer.map(([px, py]): Point => [px, py - 0.32]);
    sheet.shape(
      "rooms",
      lit ? "lit" : "room",
      [[left, low], ...inner, [left + bay, low]],
      lit ? floor : undefined,
    );
    sheet.cut([...outer, ...inner.toReversed()]);
    sheet.line("outside", "fine", outer.map(([px, py]): Point => [px, py + 0.12]).slice(2, -2));
    if (index > 0) sheet.cutRect(left - 0.2, low - 0.05, 0.4, 0.55);
  }
  sheet.cutRect(x, low - 0.02, wall, 0.36);
  sheet.cutRect(x + width - wall, low - 0.02, wall, 0.36);
}

/** The extrados of a vault from springing to springing. */
function arc(x: number, y: number, width: number, height: number): readonly Point[] {
  const parts = width > 8 ? 24 : 14;
  const springing = Math.sin(Math.PI * 0.08);
  return Array.from({ length: parts + 1 }, (_, index): Point => {
    const share = index / parts;
    return [x + width * share, y + height * (Math.sin(Math.PI * (0.08 + 0.84 * share)) - springing) + 0.34];
  });
}

/** Draws one thing that stands on a roof, its left end at `x`, its foot at `y`. */
function drawEquipment(sheet: Sheet, random: Random, item: Equipment, x: number, y: number): void {
  switch (item.kind) {
    case "air-handler":
      sheet.place("outside", machines.airHandler, { x, y });
      break;
    case "panels":
      for (let index = 0; index < item.count; index++)
        sheet.place("outside", machines.panel, { x: x + index * 1.35, y });
      return;
    case "heat-pumps":
      for (let index = 0; index < item.count; index++)
        sheet.place("outside", machines.heatPump, { x: x + index * 1.5, y });
      return;
    case "cooling-towers":
      for (let index = 0; index < item.count; index++)
        sheet.place("outside", machines.coolingTower, { x: x + index * 2.5, y });
      return;
    case "trees":
      for (let index = 0; index < item.count; index++) {
        plantTree(sheet, 1, x + index * 2.3, y - 0.05, 2.6 + random());
      }
      return;
    case "planting":
      sheet.rect("outside", "body", x, y - 0.02, item.width, 0.3);
      for (let at = 0.1; at + 0.8 < item.width; at += 0.86)
        sheet.place("outside", grass, { x: x + at, y: y + 0.28, size: 0.8 + Math.floor(random() * 3) * 0.2 });
      return;
    case "people":
      sheet.place("people", people.standing, { x, y });
      sheet.place("people", people.coat, { x: x + 0.62, y, flip: true });
      break;
    case "railing":
      drawRailing(sheet, x, y, item.width);
      break;
    case "mast":
      drawMast(sheet, x, y, item.height);
      break;
    case "pergola":
      drawPergola(sheet, x, y);
      break;
  }
}

function drawRailing(sheet: Sheet, x: number, y: number, width: number): void {
  sheet.line("outside", "seen", [
    [x, y + 1.05],
    [x + width, y + 1.05],
  ]);
  sheet.line("outside", "fine", [
    [x, y + 0.55],
    [x + width, y + 0.55],
  ]);
  const posts = Math.max(1, Math.round(width / 1.1));
  for (let post = 0; post <= posts; post++) {
    const at = x + (width * post) / posts;
    sheet.line("outside", "seen", [
      [at, y],
      [at, y + 1.05],
    ]);
  }
}

function drawMast(sheet: Sheet, x: number, y: number, height: number): void {
  sheet.line("outside", "seen", [
    [x, y],
    [x, y + height],
  ]);
  sheet.line("outside", "seen", [
    [x - 0.5, y + height * 0.8],
    [x + 0.5, y + height * 0.8],
  ]);
  sheet.line("outside", "seen", [
    [x - 0.35, y + height * 0.68],
    [x + 0.35, y + height * 0.68],
  ]);
  sheet.line("outside", "fine", [
    [x - 0.9, y],
    [x, y + height * 0.6],
    [x + 0.9, y],
  ]);
  if (sheet.scale >= 9) sheet.dot("sensors", "sensor", x, y + height);
}

function drawPergola(sheet: Sheet, x: number, y: number): void {
  for (const at of [0.1, 2.1, 4.1])
    sheet.line("outside", "seen", [
      [x + at, y],
      [x + at, y + 2.5],
    ]);
  sheet.rect("outside", "body", x - 0.3, y + 2.5, 4.8, 0.14);
  for (let at = -0.1; at < 4.4; at += 0.45)
    sheet.line("outside", "seen", [
      [x + at, y + 2.64],
      [x + at + 0.12, y + 2.86],
    ]);
  sheet.place("people", people.seated, { x: x + 1.1, y });
  sheet.place("people", people.coat, { x: x + 3.2, y, flip: true });
  sheet.line("outside", "seen", [
    [x + 0.85, y + 0.45],
    [x + 1.6, y + 0.45],
  ]);
}
