import type { Equipment, RoomKind } from "./building.ts";
import type { LaidFloor, LaidRoom, LaidVolume } from "./lay-out-volume.ts";
import type { Point } from "./path-data.ts";
import type { Pen } from "./pens.ts";
import type { Sheet } from "./sheet.ts";

/** Under this scale, only electricity can be told from the walls. */
const scaleOfPipes = 10;

/** Draws the networks of a volume: risers in one shaft, runs under ceilings and above floors. */
export function drawNetworks(sheet: Sheet, laid: LaidVolume): void {
  const { networks } = laid.volume;
  if (networks.includes("power")) drawPower(sheet, laid);
  if (sheet.scale < scaleOfPipes) return;
  if (networks.includes("air")) drawAir(sheet, laid);
  if (networks.includes("heat")) drawHeat(sheet, laid);
  if (networks.includes("data")) drawData(sheet, laid);
}

/** From this scale up, one sees where the air goes. */
const scaleOfFlows = 16;

/** Ducts with their diffusers under every ceiling, and a riser to the unit on the roof. */
function drawAir(sheet: Sheet, laid: LaidVolume): void {
  drawAirRiser(sheet, laid);
  for (const floor of servedFloors(laid, "air")) {
    const foot = floor.y + floor.clear - 0.56;
    for (const [from, to] of runsOf(floor, laid.wall + 0.5)) {
      const reachesShaft = from < laid.shaft + 0.5 && to > laid.shaft - 0.5;
      if (!reachesShaft && to - from < 1.6) continue;
      const gap = reachesShaft ? 0 : 0.3;
      sheet.onStorey(floor.y, () => drawDuct(sheet, laid.shaft, from + gap, to - gap, foot));
    }
  }
}

function drawAirRiser(sheet: Sheet, laid: LaidVolume): void {
  const built = builtFloors(laid);
  const [first, last] = [built[0], built.at(-1)];
  if (!first || !last) return;
  const [width, x] = [0.42, laid.shaft - 0.1];
  const foot = first.y + first.clear - 0.62;
  const unit = findEquipment(laid, "air-handler");
  sheet.rect(
    "pipes",
    "duct",
    x - width / 2,
    foot,
    width,
    (unit ? laid.top + 0.4 : last.y + last.clear) - foot,
  );
  if (!unit) return;
  const outlet = unit.x + 2.55;
  const [left, right] = [Math.min(x, outlet) - 0.21, Math.max(x, outlet) + 0.21];
  sheet.rect("outside", "duct", left, laid.top + 0.22, right - left, 0.26);
}

function drawDuct(sheet: Sheet, shaft: number, from: number, to: number, foot: number): void {
  sheet.rect("pipes", "duct", from, foot, to - from, 0.34);
  if (sheet.scale >= scaleOfFlows) {
    sheet.line("pipes", "fine", [
      [from + 0.1, foot + 0.17],
      [to - 0.1, foot + 0.17],
    ]);
  }
  for (let x = from + 1; x < to - 0.3; x += 2.4) {
    if (Math.abs(x - shaft) < 0.6) continue;
    sheet.shape("pipes", "duct", [
      [x - 0.19, foot - 0.12],
      [x + 0.19, foot - 0.12],
      [x + 0.1, foot],
      [x - 0.1, foot],
    ]);
    if (sheet.scale >= scaleOfFlows) drawArrow(sheet, "airMark", x, foot - 0.3, [0, -1], 3.4);
  }
}

/** From the plant room or the heat pumps to a radiator under each façade, by a riser and pipes along the floors. */
function drawHeat(sheet: Sheet, laid: LaidVolume): void {
  const built = builtFloors(laid);
  const [first, last] = [built[0], built.at(-1)];
  if (!first || !last) return;
  const riser = laid.shaft + 0.28;
  const plant = findRoom(laid, ["plant"]);
  const pumps = findEquipment(laid, "heat-pumps");
  const top = last.y + 0.14;
  if (plant?.floor.underground) {
    const tank = plant.room.x + plant.room.width - 0.3;
    const level = plant.floor.y + 1;
    sheet.line("pipes", "heat", [
      [tank, level],
      [riser, level],
      [riser, top],
    ]);
    drawArrow(sheet, "heatMark", riser, first.y + 0.9, [0, 1]);
  } else if (pumps) {
    const deck = laid.top + 0.08;
    sheet.line("pipes", "heat", [
      [pumps.x + 0.62, deck + 0.2],
      [pumps.x + 0.62, deck],
      [riser, deck],
      [riser, first.y + 0.14],
    ]);
    drawArrow(sheet, "heatMark", riser, first.y + 0.9, [0, -1]);
  } else
    sheet.line("pipes", "heat", [
      [riser, first.y + 0.14],
      [riser, top],
    ]);
  for (const floor of servedFloors(laid, "heat")) {
    sheet.onStorey(floor.y, () => drawFloorPipes(sheet, laid, floor, riser, floor === first));
  }
}

function drawFloorPipes(
  sheet: Sheet,
  { wall }: LaidVolume,
  floor: LaidFloor,
  riser: number,
  ground: boolean,
): void {
  const level = floor.y + 0.14;
  const voids = ground
    ? []
    : floor.rooms.filter(({ room: { kind } }) => kind === "atrium" || kind === "void" || kind === "stair");
  for (const side of [-1, 1] as const) {
    const end = side < 0 ? floor.x + wall + 0.12 : floor.x + floor.width - wall - 0.12;
    let pieces: readonly (readonly [number, number])[] = [[Math.min(riser, end), Math.max(riser, end)]];
    for (const { x, width } of voids) {
      pieces = pieces
        .flatMap(([a, b]): [number, number][] =>
          x + width <= a || x >= b
            ? [[a, b]]
            : [
                [a, x - 0.1],
                [x + width + 0.1, b],
              ],
        )
        .filter(([a, b]) => b - a > 0.1);
    }
    for (const [a, b] of pieces)
      sheet.line("pipes", "heat", [
        [a, level],
        [b, level],
      ]);
    sheet.rect("pipes", "radiator", side < 0 ? end : end - 0.16, floor.y + 0.2, 0.16, 0.62);
    if (Math.abs(end - riser) > 3 && voids.length === 0) {
      drawArrow(sheet, "heatMark", (riser + end) / 2, level, [side, 0], 4);
    }
  }
}

/** From the panels on the roof to the switchboard, then under the ceiling of every storey. */
function drawPower(sheet: Sheet, laid: LaidVolume): void {
  drawPowerRiser(sheet, laid);
  for (const floor of servedFloors(laid, "power")) {
    sheet.onStorey(floor.y, () => drawPowerRuns(sheet, laid, floor));
  }
}

function drawPowerRuns(sheet: Sheet, { wall, shaft }: LaidVolume, floor: LaidFloor): void {
  const level = floor.y + floor.clear - 0.1;
  for (const [from, to] of runsOf(floor, wall + 0.3)) {
    sheet.line("pipes", "power", [
      [from, level],
      [to, level],
    ]);
    if (to - from < 2.5 || sheet.scale < 10) continue;
    const away = (from + to) / 2 < shaft ? -1 : 1;
    drawArrow(sheet, "powerMark", from + (to - from) * 0.4, level, [away, 0], 4.4);
  }
}

function drawPowerRiser(sheet: Sheet, laid: LaidVolume): void {
  const built = builtFloors(laid);
  const [first, last] = [built[0], built.at(-1)];
  if (!first || !last) return;
  const x = laid.shaft;
  const panels = findEquipment(laid, "panels");
  const deck = laid.top + 0.3;
  const top = panels ? deck : last.y + last.clear - 0.1;
  const board = findRoom(laid, ["switchboard", "batteries"]);
  const points: Point[] = [];
  if (board) {
    const cabinet = board.room.x + 0.65;
    const ceiling = board.floor.y + board.floor.clear - 0.15;
    points.push([cabinet, board.floor.y + 2.05], [cabinet, ceiling], [x, ceiling], [x, top]);
  } else points.push([x, first.y + 0.2], [x, top]);
  sheet.line("pipes", "power", points);
  if (!panels) return;
  const [from, to] = [panels.x + 0.1, panels.x + (panels.count - 1) * 1.35 + 0.95];
  sheet.line("outside", "power", [
    [Math.min(from, x), deck],
    [Math.max(to, x), deck],
  ]);
  if (sheet.scale >= 10) drawArrow(sheet, "powerMark", x, top - 1.1, [0, -1], 4.6);
}

const withoutSensors: ReadonlySet<RoomKind> = new Set(["shaft", "lift", "stair", "void", "atrium", "empty"]);

/** A dashed line under the ceilings and a sensor for every 3,4 m of room. */
function drawData(sheet: Sheet, laid: LaidVolume): void {
  const last = builtFloors(laid).at(-1);
  if (!last) return;
  const riser = laid.shaft - 0.34;
  const drop = laid.volume.networks.includes("air") ? 0.72 : 0.3;
  sheet.line("pipes", "data", [
    [riser, laid.bottom + 0.4],
    [riser, last.y + last.clear - drop],
  ]);
  for (const floor of servedFloors(laid, "data")) {
    sheet.onStorey(floor.y, () => drawDataOnStorey(sheet, laid.wall, floor, floor.y + floor.clear - drop));
  }
}

function drawDataOnStorey(sheet: Sheet, wall: number, floor: LaidFloor, level: number): void {
  for (const [from, to] of runsOf(floor, wall + 0.4)) {
    sheet.line("pipes", "data", [
      [from, level],
      [to, level],
    ]);
  }
  for (const { room, x, width } of floor.rooms) {
    if (withoutSensors.has(room.kind) || (room.height ?? 0) > floor.clear + 0.5) continue;
    const count = Math.max(1, Math.round(width / 3.4));
    for (let index = 0; index < count; index++) {
      sheet.dot("sensors", "sensor", x + (width * (index + 0.5)) / count + 0.3, level);
    }
  }
}

/** A horizontal run, in metres: from its left end to its right end. */
type Run = readonly [from: number, to: number];

const barriers: ReadonlySet<RoomKind> = new Set(["lift", "stair", "atrium", "void"]);

/** Where a network may run on a storey: horizontal runs stop at lifts, stairs and voids, and `margin` before façades. */
function runsOf(floor: LaidFloor, margin: number): readonly Run[] {
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
function servedFloors(
  { floors }: LaidVolume,
  network: "air" | "heat" | "power" | "data",
): readonly LaidFloor[] {
  return floors.filter(
    ({ underground, floor }) => !underground && !floor.missing && !floor.without?.includes(network),
  );
}

/** Storeys above ground that exist, whether served or not. */
function builtFloors({ floors }: LaidVolume): readonly LaidFloor[] {
  return floors.filter(({ underground, floor }) => !underground && !floor.missing);
}

/** The first room of one of these kinds, from the lowest storey up. */
function findRoom(
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
function findEquipment(
  { volume: { roof }, roofX }: LaidVolume,
  kind: Equipment["kind"],
): { readonly x: number; readonly count: number } | undefined {
  if (roof.kind !== "flat") return undefined;
  const item = roof.equipment?.find((candidate) => candidate.kind === kind);
  return item && { x: roofX + item.at, count: "count" in item ? item.count : 1 };
}

/** A small triangle that shows where a network flows; `length` in px, whatever the scale. */
export function drawArrow(
  sheet: Sheet,
  pen: Pen,
  x: number,
  y: number,
  direction: readonly [dx: number, dy: number],
  length = 5,
): void {
  const [dx, dy] = direction;
  const size = (sheet.scale < 9 ? length * 0.7 : length) / sheet.scale;
  const [back, half] = [size * 0.6, size * 0.7];
  sheet.shape("pipes", pen, [
    [x + dx * size, y + dy * size],
    [x - dx * back - dy * half, y - dy * back + dx * half],
    [x - dx * back + dy * half, y - dy * back - dx * half],
  ]);
}
