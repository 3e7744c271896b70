import type { Building, FacadeKind } from "./building";
import { drawFacade } from "./draw-facade";
import { drawGround } from "./draw-ground";
import { drawStructure } from "./draw-structure";
import { drawSurrounding } from "./draw-surroundings";
import { type LaidVolume, layOutRooms } from "./lay-out-volume";
import { drawNetworks } from "./networks/draw-networks";
import { drawRoof } from "./roofs/draw-roof";
import { drawRoom } from "./rooms/draw-room";
import { type Random, seededRandom } from "./seeded-random";
import type { Sheet } from "./sheet";

/** Draws all the volumes of a building, then the ground and what stands on it. */
export function drawBuilding(sheet: Sheet, building: Building, volumes: readonly LaidVolume[]): void {
  const litShare = shareOfLitRooms(building.hour);
  volumes.forEach((laid, index) => {
    const random = seededRandom(building.seed + index * 101);
    drawInside(sheet, laid);
    drawStructure(sheet, laid);
    drawRooms(sheet, random, laid, litShare);
    drawFacades(sheet, random, laid);
    drawMezzanines(sheet, random, laid, litShare);
    drawRoof(sheet, random, laid, litShare);
    drawNetworks(sheet, laid);
  });
  drawGround(sheet, building, volumes);
  for (const item of building.surroundings) drawSurrounding(sheet, item);
}

/** Few lamps at noon, half of them at dusk, most by night. */
function shareOfLitRooms(hour: number): number {
  if (hour >= 9 && hour < 16) return 0.3;
  return hour >= 16 && hour < 20 ? 0.55 : 0.75;
}

/** The colour of inside, wherever a volume stands; lit rooms are painted upon it. */
function drawInside(sheet: Sheet, { floors, raft }: LaidVolume): void {
  let start = 0;
  floors.forEach((floor, index) => {
    const next = floors[index + 1];
    const isSame = (other: typeof floor) =>
      other.x === floor.x && other.width === floor.width && other.floor.missing === floor.floor.missing;
    if (next && isSame(next)) return;
    const foot = (floors[start]?.y ?? 0) - (start === 0 ? raft / 2 : 0);
    if (!floor.floor.missing)
      sheet.rect("rooms", "room", floor.x, foot, floor.width, floor.y + floor.floor.height - 0.1 - foot);
    start = index + 1;
  });
}

function drawRooms(sheet: Sheet, random: Random, laid: LaidVolume, litShare: number): void {
  for (const { floor, rooms, y, clear, number, underground } of laid.floors) {
    if (floor.missing) continue;
    sheet.onStorey(y, () => {
      rooms.forEach(({ room, x, width }, index) => {
        const place = { x, y, width, height: clear, slab: laid.slab, floor: number };
        const light = {
          left: index === 0 && isThin(floor.left) && !underground ? laid.wall : 0,
          right: index === rooms.length - 1 && isThin(floor.right) && !underground ? laid.wall : 0,
        };
        drawRoom(sheet, random, room, place, litShare, light);
      });
    });
  }
}

/** Facades of glass stand at the outer face: rooms go as far as they. */
function isThin(facade: FacadeKind = "window"): boolean {
  return facade === "curtain" || facade === "louvres" || facade === "double-skin" || facade === "open";
}

function drawFacades(sheet: Sheet, random: Random, { floors, wall }: LaidVolume): void {
  for (const { floor, x, y, width, clear, underground } of floors) {
    if (floor.missing) {
      sheet.rect("hidden", "hidden", x, y, wall, clear);
      sheet.rect("hidden", "hidden", x + width - wall, y, wall, clear);
      continue;
    }
    const kinds = underground
      ? (["wall", "wall"] as const)
      : ([floor.left ?? "window", floor.right ?? "window"] as const);
    sheet.onStorey(y, () => {
      drawFacade(kinds[0], { sheet, random, side: -1, x, y, height: clear, wall });
      drawFacade(kinds[1], { sheet, random, side: 1, x: x + width, y, height: clear, wall });
    });
  }
}

function drawMezzanines(
  sheet: Sheet,
  random: Random,
  { volume, slab, floors }: LaidVolume,
  litShare: number,
): void {
  for (const { at, level, height, rooms, width } of volume.mezzanines ?? []) {
    const left = volume.x + at;
    const laid = layOutRooms(rooms, left);
    const end = (laid.at(-1)?.x ?? left) + (laid.at(-1)?.width ?? 0);
    const right = left + (width ?? end - left);
    sheet.cutRect(left, level - 0.25, right - left, 0.25);
    sheet.line("inside", "seen", [
      [right - 0.06, level],
      [right - 0.06, level + 1.05],
    ]);
    sheet.line("inside", "seen", [
      [right - 0.14, level + 1.05],
      [right + 0.02, level + 1.05],
    ]);
    const floor = floors.findLast(({ y }) => y <= level)?.number ?? 0;
    for (const { room, x, width: clear } of laid)
      drawRoom(sheet, random, room, { x, y: level, width: clear, height, slab, floor }, litShare);
  }
}
