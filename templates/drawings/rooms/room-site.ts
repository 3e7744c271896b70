import type { Pose, Room } from "../building";
import type { Random } from "../seeded-random";
import type { Sheet } from "../sheet";
import { people } from "../symbols/people";

/** Where a room is drawn, and with what: `x`, `y` its lower left corner, `width`, `height` clear. */
export type RoomSite = {
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
