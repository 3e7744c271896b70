import type { Room } from "./building";
import type { LaidFloor, LaidVolume } from "./lay-out-volume";
import { partition } from "./lay-out-volume";
import type { Sheet } from "./sheet";

/** Cuts what bears a volume: raft, foundations, slabs with their openings, partitions. Facades and roof come apart. */
export function drawStructure(sheet: Sheet, laid: LaidVolume): void {
  laid.floors.forEach((floor, index) => {
    const below = laid.floors[index - 1];
    if (!below) sheet.cutRect(floor.x, floor.y - laid.raft, floor.width, laid.raft);
    else if (floor.floor.missing) drawMissingSlab(sheet, laid, floor, below);
    else cutSlab(sheet, laid, floor, below);
    if (floor.floor.missing) return;
    cutPartitions(sheet, floor);
  });
  cutFoundations(sheet, laid);
}

function cutSlab(sheet: Sheet, { slab, wall }: LaidVolume, floor: LaidFloor, below: LaidFloor): void {
  const left = Math.min(floor.x, below.x);
  const right = Math.max(floor.x + floor.width, below.x + below.width);
  let parts: readonly (readonly [number, number])[] = [[left, right]];
  for (const [start, width] of floor.floor.voids ?? []) {
    const from = floor.x + wall + start;
    const to = from + width;
    parts = parts.flatMap(([a, b]): [number, number][] =>
      to <= a || from >= b
        ? [[a, b]]
        : [
            [a, from],
            [to, b],
          ],
    );
  }
  for (const [a, b] of parts) sheet.cutRect(a, floor.y - slab, b - a, slab);
}

function drawMissingSlab(sheet: Sheet, { slab }: LaidVolume, floor: LaidFloor, below: LaidFloor): void {
  const left = Math.min(floor.x, below.x);
  const right = Math.max(floor.x + floor.width, below.x + below.width);
  sheet.rect("hidden", "hidden", left, floor.y - slab, right - left, slab);
}

function cutPartitions(sheet: Sheet, floor: LaidFloor): void {
  floor.rooms.forEach(({ room, x, width }, index) => {
    const next = floor.rooms[index + 1]?.room;
    if (!next || room.open) return;
    // Walls of stairs and lifts bear and resist fire: thicker.
    const thicker = isCore(room) || isCore(next) ? 0.03 : 0;
    sheet.cutRect(x + width - thicker, floor.y, partition + 2 * thicker, floor.clear);
  });
}

function isCore({ kind }: Room): boolean {
  return kind === "stair" || kind === "lift";
}

function cutFoundations(sheet: Sheet, { volume, floors, wall, raft, bottom }: LaidVolume): void {
  const { foundations = "footings", piers = [] } = volume;
  const lowest = floors[0];
  if (foundations === "none" || !lowest) return;
  const under = bottom - raft;
  const middles = [
    lowest.x + wall / 2,
    lowest.x + lowest.width - wall / 2,
    ...piers.map((at) => lowest.x + at),
  ];
  for (const middle of middles) {
    if (foundations === "piles") sheet.cutRect(middle - 0.25, under - 3, 0.5, 3);
    else sheet.cutRect(middle - 0.55, under - 0.4, 1.1, 0.4);
  }
}
