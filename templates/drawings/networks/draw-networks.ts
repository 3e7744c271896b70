import type { LaidVolume } from "../lay-out-volume";
import type { Sheet } from "../sheet";
import { drawAir } from "./draw-air";
import { drawData } from "./draw-data";
import { drawHeat } from "./draw-heat";
import { drawPower } from "./draw-power";

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
