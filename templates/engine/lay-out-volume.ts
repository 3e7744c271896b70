import type { Floor, Room, Volume } from "./building.ts";

export const partition = 0.12;

export type LaidRoom = { readonly room: Room; readonly x: number; readonly width: number };

/** A storey with its place: `clear` is the height under its ceiling slab, `number` counts from the drawing’s lowest storey. */
export type LaidFloor = {
  readonly floor: Floor;
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly clear: number;
  readonly underground: boolean;
  readonly rooms: readonly LaidRoom[];
};

export type LaidVolume = {
  readonly volume: Volume;
  readonly wall: number;
  readonly slab: number;
  readonly raft: number;
  readonly floors: readonly LaidFloor[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  /** Left face and width of the highest storey, which the roof covers. */
  readonly roofX: number;
  readonly roofWidth: number;
  /** Middle of the shaft in which the risers stand. */
  readonly shaft: number;
};

/** Gives every storey and room of a volume its place, in metres. `deepest` is the largest number of basements of the drawing. */
export function layOutVolume(volume: Volume, deepest: number): LaidVolume {
  const { floors, basements = 0, wall = 0.36, slab = 0.3, raft = 0.45 } = volume;
  const bottom = -floors.slice(0, basements).reduce((depth, floor) => depth + floor.height, 0);
  let y = bottom;
  const laid = floors.map((floor, index): LaidFloor => {
    const x = volume.x + (floor.shift ?? 0);
    const rooms = layOutRooms(floor.rooms, x + wall);
    const last = rooms.at(-1);
    const place = {
      floor,
      number: deepest - basements + index,
      x,
      y,
      width: last ? last.x + last.width + wall - x : 2 * wall,
      clear: floor.height - slab,
      underground: index < basements,
      rooms,
    };
    y += floor.height;
    return place;
  });
  const highest = laid.at(-1);
  const left = Math.min(...laid.map((floor) => floor.x));
  const shafts = laid.flatMap(({ rooms }) => rooms.filter(({ room }) => room.kind === "shaft"));
  return {
    volume,
    wall,
    slab,
    raft,
    floors: laid,
    left,
    right: Math.max(...laid.map((floor) => floor.x + floor.width)),
    bottom,
    top: y,
    roofX: highest?.x ?? volume.x,
    roofWidth: highest?.width ?? 0,
    shaft: shafts[0] ? shafts[0].x + shafts[0].width / 2 : left + 0.9,
  };
}

/** Rooms side by side from `x`, with the thickness of a partition between them. */
export function layOutRooms(rooms: readonly Room[], x: number): readonly LaidRoom[] {
  let next = x;
  return rooms.map((room) => {
    const place = { room, x: next, width: room.width };
    next += room.width + partition;
    return place;
  });
}
