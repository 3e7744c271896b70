import type { Pose, Room } from "../building.ts";
import type { Random } from "../seeded-random.ts";
import type { Sheet } from "../sheet.ts";
import { people } from "../symbols/living.ts";

/** Where a room is drawn, and with what: `x`, `y` its lower left corner, `width`, `height` clear. */
type RoomSite = {
  readonly sheet: Sheet;
  readonly random: Random;
  readonly room: Room;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Thickness of the slab above. */
  readonly slab: number;
  readonly lit: boolean;
  /** Number of the storey, for the lamps. */
  readonly floor: number;
};

export type DrawRoom = (site: RoomSite) => void;

/** Puts someone in a room, at `x` from the drawing’s origin. */
export function addPerson({ sheet, y }: RoomSite, pose: Pose, x: number, flip = false): void {
  sheet.place("people", people[pose], { x, y, flip });
}

/** Hangs `count` lamps evenly under the ceiling; a lit one throws a cone to the floor. */
export function hangLamps(site: RoomSite, count: number, width: number): void {
  const drop = Math.max(0.74, site.height - 2.35);
  for (let index = 0; index < count; index++) {
    hangLamp(site, site.x + (site.width * (index + 0.5)) / count, drop, width);
  }
}

/** One pendant lamp, `drop` below the ceiling. Its light ends on the floor, or at `floorY` above shelves. */
export function hangLamp(site: RoomSite, x: number, drop: number, width: number, floorY = site.y): void {
  const { sheet, y, height, lit, floor } = site;
  const foot = y + height - drop;
  const half = width / 2;
  sheet.line("inside", "fine", [
    [x, y + height],
    [x, foot + 0.12],
  ]);
  const shade = [
    [x - half, foot],
    [x + half, foot],
    [x + half - 0.08, foot + 0.13],
    [x - half + 0.08, foot + 0.13],
  ] as const;
  if (!lit) {
    sheet.shape("lamps", "lampOff", shade);
    return;
  }
  sheet.shape("lamps", "lamp", shade, floor);
  sheet.shape(
    "glow",
    "glow",
    [
      [x - half, foot],
      [x + half, foot],
      [x + half + 0.55, floorY],
      [x - half - 0.55, floorY],
    ],
    floor,
  );
}

/** A small lamp on a stand or a table: its shade between `low` and `low` + `height`, its light down to the floor. */
export function standLamp(site: RoomSite, x: number, low: number, size: number, spread: number): void {
  const { sheet, y, lit, floor } = site;
  const foot = y + low;
  const shade = [
    [x - size, foot],
    [x + size, foot],
    [x + size * 0.6, foot + size * 1.4],
    [x - size * 0.6, foot + size * 1.4],
  ] as const;
  if (!lit) {
    sheet.shape("lamps", "lampOff", shade);
    return;
  }
  sheet.shape("lamps", "lamp", shade, floor);
  if (spread)
    sheet.shape(
      "glow",
      "glow",
      [
        [x - size, foot],
        [x + size, foot],
        [x + spread, y],
        [x - spread, y],
      ],
      floor,
    );
}

/** A strip light against the ceiling, or under a high one. */
export function stripLight(site: RoomSite, x: number, drop: number, width: number): void {
  const { sheet, y, height, lit, floor } = site;
  sheet.rect(
    "lamps",
    lit ? "lamp" : "lampOff",
    x - width / 2,
    y + height - drop,
    width,
    0.1,
    lit ? floor : undefined,
  );
}
