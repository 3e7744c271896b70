import type { Sheet } from "../sheet";
import { machines } from "../symbols/machines";
import { people } from "../symbols/people";
import { grass } from "../symbols/plants";
import { vehicles } from "../symbols/vehicles";

export function drawFence(sheet: Sheet, x: number, width: number): void {
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
export function drawGreenhouse(sheet: Sheet, x: number): void {
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

export function drawStreetLamp(sheet: Sheet, x: number): void {
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
export function drawCarport(sheet: Sheet, x: number, width: number): void {
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

export function drawBatteryContainers(sheet: Sheet, x: number, width: number): void {
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
export function drawRoadway(sheet: Sheet, x: number, width: number): void {
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
export function drawTerrace(sheet: Sheet, x: number, y: number, width: number): void {
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
