import type { Surrounding } from "./building.ts";
import { drawArrow } from "./networks.ts";
import type { Point } from "./path-data.ts";
import type { Sheet } from "./sheet.ts";
import { furniture } from "./symbols/furniture.ts";
import { grass, people, plantTree } from "./symbols/living.ts";
import { machines, vehicles } from "./symbols/machines.ts";

/** Draws one thing that stands around the buildings, or lies under the ground. */
export function drawSurrounding(sheet: Sheet, item: Surrounding): void {
  switch (item.kind) {
    case "tree": {
      // Two trees for all: which one depends on where it stands.
      const seed = Math.abs(Math.round(item.x)) % 2 === 0 ? 1 : 2;
      plantTree(sheet, seed, item.x, item.y ?? 0, item.height);
      break;
    }
    case "person":
      sheet.place("people", people[item.pose], {
        x: item.x,
        y: item.y ?? 0,
        flip: item.flip ?? false,
        size: item.size ?? 1,
      });
      break;
    case "bicycle":
      sheet.place("inside", vehicles.bicycle, { x: item.x, y: 0 });
      break;
    case "car":
      sheet.place("inside", vehicles.car, {
        x: item.flip ? item.x + 4.2 : item.x,
        y: 0,
        flip: item.flip ?? false,
      });
      break;
    case "lorry":
      sheet.place("inside", vehicles.lorry, { x: item.x, y: 0 });
      break;
    case "tram":
      sheet.place("inside", vehicles.tram, { x: item.x, y: 0.05 });
      break;
    case "charger":
      sheet.place("inside", machines.charger, { x: item.x, y: 0 });
      break;
    case "bench":
      sheet.place("inside", furniture.bench, { x: item.x, y: 0 });
      break;
    case "heat-pump":
      sheet.place("inside", machines.heatPump, { x: item.x, y: -0.08 });
      break;
    case "transformer":
      sheet.place("inside", machines.transformer, { x: item.x, y: 0 });
      break;
    case "greenhouse":
      drawGreenhouse(sheet, item.x);
      break;
    case "street-lamp":
      drawStreetLamp(sheet, item.x);
      break;
    case "struts":
      for (const [from, to] of [
        [0, 1.6],
        [2.1, 3.7],
      ] as const) {
        for (const side of [0, 0.2])
          sheet.line("outside", "seen", [
            [item.x + from + side, 0],
            [item.x + to + side, 3.4],
          ]);
      }
      return;
    case "column":
      sheet.cutRect(item.x - 0.16, -0.5, 0.32, item.height + 0.5);
      sheet.cutRect(item.x - 0.5, -0.85, 1, 0.4);
      break;
    case "terrace":
      drawTerrace(sheet, item.x, item.y, item.width);
      break;
    case "fence":
      drawFence(sheet, item.x, item.width);
      break;
    case "carport":
      drawCarport(sheet, item.x, item.width);
      break;
    case "battery-containers":
      drawBatteryContainers(sheet, item.x, item.width);
      break;
    case "roadway":
      drawRoadway(sheet, item.x, item.width);
      break;
    case "crane":
      drawCrane(sheet, item.x, item.height, item.reach);
      break;
    case "pylon":
      drawPylon(sheet, item.x, item.height, item.to);
      break;
    case "pipe": {
      if (item.network === "air") return;
      sheet.line("pipes", item.network, item.points);
      const [from, to] = item.points.slice(-2);
      if (!from || !to || item.network === "data") return;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      const direction = [(to[0] - from[0]) / length, (to[1] - from[1]) / length] as const;
      drawArrow(
        sheet,
        item.network === "heat" ? "heatMark" : "powerMark",
        (from[0] + to[0]) / 2,
        (from[1] + to[1]) / 2,
        direction,
      );
      break;
    }
    case "duct-bank":
      for (let index = 0; index < 6; index++) {
        const [x, y] = [item.x + (index % 3) * 0.5, item.y - Math.floor(index / 3) * 0.5];
        sheet.circle("inside", "body", x, y, 0.21);
        sheet.circle("pipes", "power", x, y, 0.09);
      }
      return;
    case "mains":
      sheet.circle("inside", "body", item.x, item.y, item.radius);
      if (item.network === "heat") sheet.circle("pipes", "heat", item.x, item.y, item.radius * 0.55);
      else
        sheet.line("inside", "fine", [
          [item.x - item.radius * 0.85, item.y - item.radius * 0.4],
          [item.x + item.radius * 0.85, item.y - item.radius * 0.4],
        ]);
  }
}

function drawFence(sheet: Sheet, x: number, width: number): void {
  for (let at = 0; at <= width + 0.01; at += 0.8)
    sheet.line("behind", "seen", [
      [x + at, 0],
      [x + at, 2.2],
    ]);
  sheet.line("behind", "seen", [
    [x, 2.1],
    [x + width, 2.1],
  ]);
  for (const level of [0.5, 1, 1.5])
    sheet.line("behind", "fine", [
      [x, level],
      [x + width, level],
    ]);
}

/** A greenhouse 4,8 wide, someone in it. */
function drawGreenhouse(sheet: Sheet, x: number): void {
  sheet.shape("rooms", "room", [
    [x, 0],
    [x, 2.2],
    [x + 2.4, 3.6],
    [x + 4.8, 2.2],
    [x + 4.8, 0],
  ]);
  sheet.line("inside", "seen", [
    [x, 0],
    [x, 2.2],
    [x + 2.4, 3.6],
    [x + 4.8, 2.2],
    [x + 4.8, 0],
  ]);
  sheet.line("inside", "seen", [
    [x, 2.2],
    [x + 4.8, 2.2],
  ]);
  for (const at of [1.2, 2.4, 3.6])
    sheet.line("inside", "fine", [
      [x + at, 0],
      [x + at, at === 2.4 ? 3.6 : 2.9],
    ]);
  for (const at of [0.3, 1.3, 3.3]) {
    sheet.rect("inside", "body", x + at, 0, 1.1, 0.6);
    sheet.place("inside", grass, { x: x + at + 0.12, y: 0.6, size: 1.1 });
  }
  sheet.place("people", people.coat, { x: x + 2.8, y: 0, flip: true });
}

function drawStreetLamp(sheet: Sheet, x: number): void {
  sheet.line("behind", "seen", [
    [x, 0],
    [x, 4.6],
    [x + 0.8, 4.75],
  ]);
  sheet.shape("lamps", "lamp", [
    [x + 0.6, 4.66],
    [x + 1.25, 4.74],
    [x + 1.2, 4.84],
    [x + 0.6, 4.78],
  ]);
  sheet.dot("sensors", "sensor", x, 4.2);
}

/** A roof of panels over cars that charge. */
function drawCarport(sheet: Sheet, x: number, width: number): void {
  const bays = Math.max(1, Math.floor(width / 5));
  for (let bay = 0; bay <= bays; bay++) {
    const at = x + (width * bay) / bays;
    sheet.line("inside", "seen", [
      [at, 0],
      [at, 2.55],
    ]);
    sheet.line("inside", "seen", [
      [at + 0.14, 0],
      [at + 0.14, 2.55],
    ]);
  }
  sheet.cut([
    [x - 0.5, 2.45],
    [x + width + 0.6, 2.9],
    [x + width + 0.6, 3.05],
    [x - 0.5, 2.6],
  ]);
  const slope = 0.45 / (width + 1.1);
  const panels = Math.floor((width + 0.6) / 1.15);
  for (let index = 0; index < panels; index++) {
    const left = x - 0.3 + index * 1.15;
    const level = 2.6 + (left - x + 0.5) * slope + 0.12;
    sheet.shape("outside", "panel", [
      [left, level],
      [left + 1.02, level + 1.02 * slope],
      [left + 1.02, level + 1.02 * slope + 0.12],
      [left, level + 0.12],
    ]);
  }
  for (let bay = 0; bay < bays; bay++) {
    const left = x + (width * bay) / bays;
    sheet.place("inside", machines.charger, { x: left + 0.28, y: 0 });
    sheet.place("inside", vehicles.car, { x: left + 0.72, y: 0 });
    sheet.line("pipes", "power", [
      [left + 0.48, 0.9],
      [left + 0.62, 0.6],
      [left + 0.78, 0.72],
    ]);
  }
}

function drawBatteryContainers(sheet: Sheet, x: number, width: number): void {
  const count = Math.max(1, Math.floor((width + 0.4) / 3.4));
  for (let index = 0; index < count; index++)
    sheet.place("inside", machines.containerBattery, { x: x + index * 3.4, y: 0 });
  sheet.line("pipes", "power", [
    [x + 0.3, -0.7],
    [x + count * 3.4 - 0.7, -0.7],
  ]);
  for (let index = 0; index < count; index++)
    sheet.line("pipes", "power", [
      [x + index * 3.4 + 1.5, -0.7],
      [x + index * 3.4 + 1.5, 0.2],
    ]);
}

/** A carriageway one kerb lower than the ground. */
function drawRoadway(sheet: Sheet, x: number, width: number): void {
  sheet.line("cut", "ground", [
    [x, 0],
    [x, -0.16],
    [x + width, -0.16],
    [x + width, 0],
  ]);
  sheet.line("behind", "fine", [
    [x, -0.45],
    [x + width, -0.45],
  ]);
}

/** A planted strip and the guard of a terrace, whose outer end is at `x` + `width`. */
function drawTerrace(sheet: Sheet, x: number, y: number, width: number): void {
  const end = x + width;
  sheet.line("outside", "seen", [
    [end, y],
    [end, y + 1.05],
  ]);
  sheet.line("outside", "seen", [
    [end - 0.1, y + 1.05],
    [end + 0.1, y + 1.05],
  ]);
  sheet.rect("outside", "body", end - 1.3, y, 1.1, 0.34);
  sheet.place("outside", grass, { x: end - 1.2, y: y + 0.34, size: 1.1 });
}

/** A tower crane whose mast stands at `x`; it reaches to the left and carries a slab that is cut. */
function drawCrane(sheet: Sheet, x: number, height: number, reach: number): void {
  const [width, back, jib] = [0.7, 5, height + 0.6];
  sheet.line("behind", "seen", [
    [x, 0],
    [x, height],
  ]);
  sheet.line("behind", "seen", [
    [x + width, 0],
    [x + width, height],
  ]);
  const lacing = Array.from(
    { length: Math.floor(height) + 1 },
    (_, level): Point => [level % 2 ? x + width : x, level],
  );
  sheet.line("behind", "fine", lacing);
  for (const level of [height, jib])
    sheet.line("behind", "seen", [
      [x - reach, level],
      [x + back, level],
    ]);
  const truss: Point[] = [];
  for (let at = -reach; at <= back; at += 0.5) truss.push([x + at, truss.length % 2 ? jib : height]);
  sheet.line("behind", "fine", truss);
  sheet.line("behind", "seen", [
    [x, jib],
    [x + width / 2, jib + 2],
    [x + width, jib],
  ]);
  sheet.line("behind", "fine", [
    [x - reach * 0.7, jib],
    [x + width / 2, jib + 2],
    [x + back - 0.3, jib],
  ]);
  sheet.rect("behind", "body", x + back - 1.4, height - 0.9, 1.2, 1);
  sheet.rect("behind", "body", x - 0.9, height - 1.1, 0.9, 1.1);
  const hook = x - reach * 0.62;
  sheet.line("behind", "fine", [
    [hook, height],
    [hook, height - 2.4],
  ]);
  sheet.line("behind", "fine", [
    [hook - 1.4, height - 3.4],
    [hook, height - 2.4],
    [hook + 1.4, height - 3.4],
  ]);
  sheet.cutRect(hook - 1.6, height - 3.75, 3.2, 0.35);
}

/** The last pylon of the grid, and its line that comes down to a building at x = `to`. */
function drawPylon(sheet: Sheet, x: number, height: number, to: number): void {
  sheet.line("behind", "seen", [
    [x - 0.9, 0],
    [x - 0.18, height],
    [x + 0.18, height],
    [x + 0.9, 0],
  ]);
  const lacing = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    const half = 0.9 - 0.72 * share;
    return [x + (index % 2 ? half : -half), height * share];
  });
  sheet.line("behind", "fine", lacing);
  for (const [share, half] of [
    [0.94, 1.1],
    [0.82, 1.6],
  ] as const) {
    sheet.line("behind", "seen", [
      [x - half, height * share],
      [x + half, height * share],
    ]);
    sheet.line("behind", "fine", [
      [x - half, height * share],
      [x, height * share + 0.35],
      [x + half, height * share],
    ]);
  }
  const start: Point = [x + Math.sign(to - x) * 1.6, height * 0.82];
  const sag = Array.from({ length: 11 }, (_, index): Point => {
    const share = index / 10;
    return [
      start[0] + (to - start[0]) * share,
      start[1] + (2.4 - start[1]) * share - Math.sin(Math.PI * share) * 0.9,
    ];
  });
  sheet.line("pipes", "power", sag);
}
