import type { Point } from "../path-data.ts";
import { people } from "../symbols/living.ts";
import { machines, vehicles } from "../symbols/machines.ts";
import { addPerson, type DrawRoom, hangLamp, stripLight } from "./room-site.ts";

/** The plant room: a boiler or chiller, then tanks. */
export const drawPlant: DrawRoom = (site) => {
  const { sheet, x, y, width } = site;
  const hasBoiler = width > 3.9;
  if (hasBoiler) sheet.place("inside", machines.boiler, { x: x + 0.3, y });
  // From the right: the heat network starts at the last tank.
  for (let left = x + width - 1.1; left > x + (hasBoiler ? 3.3 : 0.2); left -= 1.02) {
    sheet.place("inside", machines.tank, { x: left, y });
  }
};

export const drawSwitchboard: DrawRoom = (site) =>
  row(site, 0.7, (x) => site.sheet.place("inside", machines.switchboard, { x, y: site.y }));

export const drawBatteries: DrawRoom = (site) =>
  row(site, 0.87, (x) => site.sheet.place("inside", machines.battery, { x, y: site.y }));

export const drawRacks: DrawRoom = (site) => {
  const { sheet, random, y } = site;
  sheet.line("inside", "seen", [
    [site.x, y + 0.04],
    [site.x + site.width, y + 0.04],
  ]);
  row(site, 0.84, (x) => {
    sheet.place("inside", machines.rack, { x, y });
    for (let led = 0; led < 3; led++) {
      sheet.dot(
        "pipes",
        random() < 0.8 ? "powerLed" : "heatLed",
        x + 0.5,
        y + 0.16 + 0.19 * (1 + Math.floor(random() * 9)),
      );
    }
  });
};

export const drawParking: DrawRoom = (site) => {
  const { sheet, random, x, y, width } = site;
  const count = Math.floor(width / 4.9);
  for (let index = 0; index < count; index++) {
    const left = x + (width - count * 4.8) / 2 + index * 4.8 + 0.3;
    const flip = random() < 0.5;
    sheet.place("inside", vehicles.car, { x: flip ? left + 4.2 : left, y, flip });
    if (index % 2 === 0 && left - x > 0.45) sheet.place("inside", machines.charger, { x: left - 0.42, y });
  }
  const lamps = Math.max(1, Math.round(width / 5));
  for (let index = 0; index < lamps; index++) stripLight(site, x + (width * (index + 0.5)) / lamps, 0.16, 1);
};

/** Pallets on racking, high lamps above. */
export const drawStorage: DrawRoom = (site) => {
  const { sheet, random, x, y, width, height } = site;
  const bays = Math.floor((width - 0.6) / 2.9);
  const levels = Math.floor((height - 1) / 1.75);
  for (let bay = 0; bay < bays; bay++) {
    const left = x + (width - bays * 2.9) / 2 + bay * 2.9 + 0.15;
    sheet.line("inside", "seen", [
      [left, y],
      [left, y + levels * 1.75 + 0.3],
    ]);
    sheet.line("inside", "seen", [
      [left + 2.5, y],
      [left + 2.5, y + levels * 1.75 + 0.3],
    ]);
    for (let level = 0; level < levels; level++) {
      const foot = y + level * 1.75;
      if (level)
        sheet.line("inside", "seen", [
          [left, foot],
          [left + 2.5, foot],
        ]);
      for (const pallet of [0.14, 1.32]) {
        if (random() > 0.84) continue;
        const box = 0.7 + Math.round(random() * 3) * 0.18;
        sheet.rect("inside", "body", left + pallet, foot + 0.13, 1.04, box);
        sheet.line("inside", "fine", [
          [left + pallet, foot + 0.13 + box / 2],
          [left + pallet + 1.04, foot + 0.13 + box / 2],
        ]);
      }
    }
  }
  const lamps = Math.max(1, Math.round(width / 5));
  for (let index = 0; index < lamps; index++)
    hangLamp(site, x + (width * (index + 0.5)) / lamps, 0.7, 0.8, y + levels * 1.75 + 0.2);
  addPerson(site, "walking", x + width * 0.24);
  addPerson(site, "tablet", x + width * 0.6, true);
};

export const drawLift: DrawRoom = (site) => {
  const { sheet, random, room, x, y, width, height, slab } = site;
  if (room.cab) {
    sheet.rect("inside", "body", x + 0.12, y + 0.03, width - 0.24, 2.25);
    sheet.line("inside", "seen", [
      [x + width / 2, y + 2.28],
      [x + width / 2, y + height + slab],
    ]);
    addPerson(site, random() < 0.5 ? "standing" : "coat", x + width / 2);
    return;
  }
  sheet.line("inside", "fine", [
    [x, y],
    [x + width, y + height],
  ]);
  sheet.line("inside", "fine", [
    [x + width, y],
    [x, y + height],
  ]);
};

/** As many machines side by side as fit, centred. */
function row({ x, width, sheet, y }: Parameters<DrawRoom>[0], step: number, draw: (x: number) => void): void {
  const count = Math.floor((width - 0.3) / step);
  const left = x + (width - count * step) / 2;
  sheet.line("inside", "fine", [
    [x, y + 0.06],
    [x + width, y + 0.06],
  ]);
  for (let index = 0; index < count; index++) draw(left + index * step);
}

/**
 * Sixteen risers and a half landing: the lower flight is cut, the upper one is seen beyond and arrives through the
 * opening of the slab above. The last flight of a stair stops at its storey.
 */
export const drawStair: DrawRoom = ({ sheet, random, room, x, y, width, height, slab }) => {
  const rise = height + slab;
  const riser = rise / 16;
  const tread = Math.min(0.28, (width - 1.1) / 8);
  const start = x + 0.15;
  const landing: Point = [start + 8 * tread, y + 8 * riser];
  if (room.last) {
    // Only the guard rail around the opening by which the stair arrived.
    sheet.line("inside", "seen", [
      [start + 0.4, y],
      [start + 0.4, y + 1],
      [landing[0] + 0.3, y + 1],
      [landing[0] + 0.3, y],
    ]);
    sheet.line("inside", "fine", [
      [start + 0.4, y + 0.5],
      [landing[0] + 0.3, y + 0.5],
    ]);
    return;
  }
  const lower = flight(start, y, tread, riser);
  sheet.cut([
    [start, y],
    ...lower,
    [x + width, landing[1]],
    [x + width, landing[1] - 0.2],
    [landing[0] + 0.05, landing[1] - 0.2],
    [start + 0.42, y],
  ]);
  sheet.line("behind", "seen", [landing, ...flight(landing[0], landing[1], -tread, riser)]);
  sheet.line("behind", "fine", [
    [landing[0], landing[1] - 0.24],
    [start, y + rise - 0.28],
  ]);
  const rail = landing[1] + 0.95;
  sheet.line("inside", "seen", [
    [start + 0.1, y + 1.05],
    [landing[0], rail],
    [x + width - 0.15, rail],
    [x + width - 0.15, landing[1]],
  ]);
  sheet.line("behind", "fine", [
    [landing[0], rail],
    [start, y + rise + 0.92],
  ]);
  if (random() < 0.5) sheet.place("people", people.walking, { x: start + tread * 2.6, y: y + riser * 2 });
};

/** Eight risers from a point, upwards. */
function flight(x: number, y: number, tread: number, riser: number): Point[] {
  return Array.from({ length: 8 }, (_, step): Point[] => [
    [x + step * tread, y + (step + 1) * riser],
    [x + (step + 1) * tread, y + (step + 1) * riser],
  ]).flat();
}
