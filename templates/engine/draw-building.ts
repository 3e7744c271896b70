import type { Building, FacadeKind, Room } from "./building.ts";
import { drawFacade } from "./draw-facade.ts";
import { type LaidFloor, type LaidVolume, layOutRooms, partition } from "./lay-out-volume.ts";
import { drawNetworks } from "./networks.ts";
import { drawRoof } from "./roofs.ts";
import { drawRoom } from "./rooms/draw-room.ts";
import { type Random, seededRandom } from "./seeded-random.ts";
import type { DrawnSymbol, Sheet } from "./sheet.ts";
import { drawSurrounding } from "./surroundings.ts";

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

/** Cuts what bears a volume: raft, foundations, slabs with their openings, partitions. Facades and roof come apart. */
function drawStructure(sheet: Sheet, laid: LaidVolume): void {
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

/** The cut line of the ground wherever no building stands on it, and the hatching of the earth below. */
function drawGround(sheet: Sheet, building: Building, volumes: readonly LaidVolume[]): void {
  const { ground, surroundings } = building;
  if (!ground) return;
  const bodies = volumes
    .map((volume): readonly [number, number] => footprint(volume))
    .toSorted(([a], [b]) => a - b);
  const left = Math.min(...bodies.map(([from]) => from)) - ground[0];
  const right = Math.max(...bodies.map(([, to]) => to)) + ground[1];
  const roadways = surroundings.flatMap((item): (readonly [number, number])[] =>
    item.kind === "roadway" ? [[item.x, item.x + item.width]] : [],
  );
  let from = left;
  for (const [start, end] of [...bodies, ...roadways, [right, right] as const].toSorted(
    ([a], [b]) => a - b,
  )) {
    if (start > from) drawStretch(sheet, from, start);
    from = Math.max(from, end);
  }
}

/** What a volume occupies of the ground line: its lowest storeys, not its overhangs. */
function footprint({ floors, left, right }: LaidVolume): readonly [number, number] {
  const low = floors.filter(({ y }) => y <= 0);
  if (low.length === 0) return [left, right];
  return [Math.min(...low.map(({ x }) => x)), Math.max(...low.map(({ x, width }) => x + width))];
}

function drawStretch(sheet: Sheet, from: number, to: number): void {
  sheet.line("cut", "ground", [
    [from, 0],
    [to, 0],
  ]);
  const isSmall = sheet.scale < 9;
  const step = Math.max(0.16, (isSmall ? 2.6 : 4.6) / sheet.scale);
  const depth = Math.max(0.62, (isSmall ? 7 : 12) / sheet.scale);
  const group = earthHatch(step, depth);
  const width = 4 * step + depth;
  for (let x = from + 0.05; x + width < to; x += 7.4 * step) sheet.place("behind", group, { x, y: 0 });
}

/** Five strokes, as earth is drawn by hand. */
function earthHatch(step: number, depth: number): DrawnSymbol {
  const strokes = [0, 1, 2, 3, 4].map((stroke) => {
    const x = stroke * step;
    return `M${x.toFixed(3)} ${(-depth).toFixed(3)}L${(x + depth - 0.02).toFixed(3)} -.02`;
  });
  return { id: "eh", parts: [["earth", strokes.join("")]] };
}
