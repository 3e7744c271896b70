import type { Point } from "../path-data";
import { people } from "../symbols/people";
import type { DrawRoom } from "./room-site";

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
