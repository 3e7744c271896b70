import type { LaidFloor, LaidVolume } from "../lay-out-volume";
import type { Point } from "../path-data";
import type { Sheet } from "../sheet";
import { drawArrow } from "./draw-arrow";
import { builtFloors, findEquipment, findRoom, runsOf, servedFloors } from "./routes";

/** From the panels on the roof to the switchboard, then under the ceiling of every storey. */
export function drawPower(sheet: Sheet, laid: LaidVolume): void {
  drawRiser(sheet, laid);
  for (const floor of servedFloors(laid, "power")) {
    sheet.onStorey(floor.y, () => drawRuns(sheet, laid, floor));
  }
}

function drawRuns(sheet: Sheet, { wall, shaft }: LaidVolume, floor: LaidFloor): void {
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

function drawRiser(sheet: Sheet, laid: LaidVolume): void {
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
