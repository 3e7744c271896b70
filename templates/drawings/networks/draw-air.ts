import type { LaidVolume } from "../lay-out-volume";
import type { Sheet } from "../sheet";
import { drawArrow } from "./draw-arrow";
import { builtFloors, findEquipment, runsOf, servedFloors } from "./routes";

/** From this scale up, one sees where the air goes. */
const scaleOfFlows = 16;

/** Ducts with their diffusers under every ceiling, and a riser to the unit on the roof. */
export function drawAir(sheet: Sheet, laid: LaidVolume): void {
  drawRiser(sheet, laid);
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

function drawRiser(sheet: Sheet, laid: LaidVolume): void {
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
