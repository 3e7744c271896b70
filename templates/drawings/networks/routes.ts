import type { Equipment, RoomKind } from "../building";
import type { LaidFloor, LaidRoom, LaidVolume } from "../lay-out-volume";

/** A horizontal run, in metres: from its left end to its right end. */
export type Run = readonly [from: number, to: number];

const barriers: ReadonlySet<RoomKind> = new Set(["lift", "stair", "atrium", "void"]);

/** Where a network may run on a storey: horizontal runs stop at lifts, stairs and voids, and `margin` before façades. */
export function runsOf(floor: LaidFloor, margin: number): readonly Run[] {
  const runs: [number, number][] = [];
  let open = false;
  for (const { room, x, width } of floor.rooms) {
    const run = runs.at(-1);
    // A room as high as two storeys has no ceiling here.
    const isTall = (room.height ?? 0) > floor.clear + 0.5;
    if (barriers.has(room.kind) || isTall) open = false;
    else if (open && run) run[1] = x + width;
    else {
      runs.push([x, x + width]);
      open = true;
    }
  }
  const [left, right] = [floor.x + margin, floor.x + floor.width - margin];
  return runs
    .map(([from, to]): Run => [Math.max(from, left), Math.min(to, right)])
    .filter(([from, to]) => to - from > 0.6);
}

/** Storeys above ground that exist and take this network. */
export function servedFloors(
  { floors }: LaidVolume,
  network: "air" | "heat" | "power" | "data",
): readonly LaidFloor[] {
  return floors.filter(
    ({ underground, floor }) => !underground && !floor.missing && !floor.without?.includes(network),
  );
}

/** Storeys above ground that exist, whether served or not. */
export function builtFloors({ floors }: LaidVolume): readonly LaidFloor[] {
  return floors.filter(({ underground, floor }) => !underground && !floor.missing);
}

/** The first room of one of these kinds, from the lowest storey up. */
export function findRoom(
  { floors }: LaidVolume,
  kinds: readonly RoomKind[],
): { readonly floor: LaidFloor; readonly room: LaidRoom } | undefined {
  for (const floor of floors) {
    const room = floor.rooms.find(({ room: { kind } }) => kinds.includes(kind));
    if (room) return { floor, room };
  }
  return undefined;
}

/** The first equipment of a kind on a flat roof: the x of its left end, and how many stand in its row. */
export function findEquipment(
  { volume: { roof }, roofX }: LaidVolume,
  kind: Equipment["kind"],
): { readonly x: number; readonly count: number } | undefined {
  if (roof.kind !== "flat") return undefined;
  const item = roof.equipment?.find((candidate) => candidate.kind === kind);
  return item && { x: roofX + item.at, count: "count" in item ? item.count : 1 };
}
