import type { LaidFloor, LaidVolume } from "../lay-out-volume";
import type { Sheet } from "../sheet";
import { drawArrow } from "./draw-arrow";
import { builtFloors, findEquipment, findRoom, servedFloors } from "./routes";

/** From the plant room or the heat pumps to a radiator under each façade, by a riser and pipes along the floors. */
export function drawHeat(sheet: Sheet, laid: LaidVolume): void {
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
