import type { Equipment } from "../building";
import type { Random } from "../seeded-random";
import type { Sheet } from "../sheet";
import { machines } from "../symbols/machines";
import { people } from "../symbols/people";
import { grass, plantTree } from "../symbols/plants";

/** Draws one thing that stands on a roof, its left end at `x`, its foot at `y`. */
export function drawEquipment(sheet: Sheet, random: Random, item: Equipment, x: number, y: number): void {
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
