import type { Building } from "./building.ts";
import type { LaidVolume } from "./lay-out-volume.ts";
import type { Sheet } from "./sheet.ts";

/** A level of the first volume, in metres above the ground, with its label (`+3,20`, `±0,00`, `−3,40`). */
type Level = { readonly level: number; readonly label: string };

/** The levels of the storeys of a volume, from the lowest floor to the roof. */
export function levelsOf({ floors, top }: LaidVolume, { lostLevel }: Building): readonly Level[] {
  return [...floors.map(({ y }) => y), top].map((level) => ({
    level,
    label: lostLevel && Math.abs(level - lostLevel.level) < 0.01 ? lostLevel.label : formatLevel(level),
  }));
}

/** Draws the dimension chain and the levels at the right of a volume, and the leaders of the building. */
export function drawMarks(sheet: Sheet, building: Building, laid: LaidVolume): void {
  const levels = levelsOf(laid, building).filter(({ level }) => sheet.shows(level));
  const x = laid.right + 34 / sheet.scale + overhang(laid);
  drawChain(sheet, building, x, levels);
  for (const { level, label } of levels) drawLevel(sheet, x + 16 / sheet.scale, level, label);
  for (const { from, to, label } of building.leaders ?? []) drawLeader(sheet, from, to, label);
}

/** Shades and balconies go beyond the face of the wall. */
function overhang({ volume }: LaidVolume): number {
  const kinds = volume.floors.map(({ right }) => right);
  if (kinds.includes("balcony")) return 1.2;
  return kinds.includes("louvres") || kinds.includes("double-skin") ? 0.5 : 0;
}

function drawChain(sheet: Sheet, { lostLevel }: Building, x: number, levels: readonly Level[]): void {
  const [first, last] = [levels[0], levels.at(-1)];
  if (!first || !last) return;
  sheet.line("marks", "dimension", [
    [x, first.level - 0.25],
    [x, last.level + 0.25],
  ]);
  const tick = 4.2 / sheet.scale;
  levels.forEach(({ level }, index) => {
    sheet.line("marks", "tick", [
      [x - tick, level - tick],
      [x + tick, level + tick],
    ]);
    const next = levels[index + 1];
    if (!next) return;
    const isLost = lostLevel && Math.abs(level - lostLevel.level) < 0.01;
    const text = isLost ? "?" : formatLength(next.level - level);
    sheet.label({
      x: x - 6 / sheet.scale,
      y: (level + next.level) / 2,
      text,
      anchor: "middle",
      upwards: true,
    });
  });
}

/** A triangle on its line, and the level above the line. */
function drawLevel(sheet: Sheet, x: number, level: number, label: string): void {
  const px = 1 / sheet.scale;
  sheet.line("marks", "dimension", [
    [x - 22 * px, level],
    [x + 46 * px, level],
  ]);
  sheet.shape("marks", "markFill", [
    [x, level],
    [x + 5 * px, level + 7 * px],
    [x - 5 * px, level + 7 * px],
  ]);
  sheet.label({ x: x + 11 * px, y: level + 4.5 * px, text: label, anchor: "start", upwards: false });
}

function drawLeader(
  sheet: Sheet,
  from: readonly [number, number],
  to: readonly [number, number],
  text: string,
): void {
  const px = 1 / sheet.scale;
  const side = Math.sign(to[0] - from[0]) || 1;
  sheet.circle("marks", "markFill", from[0], from[1], 2.2 * px);
  sheet.line("marks", "dimension", [from, [to[0] - side * 22 * px, to[1]], [to[0] - side * 4 * px, to[1]]]);
  sheet.label({ x: to[0], y: to[1] - 4.5 * px, text, anchor: side > 0 ? "start" : "end", upwards: false });
}

function formatLength(length: number): string {
  return length.toFixed(2).replace(".", ",");
}

/** A level as sections write it: +3,20, −3,40, ±0,00. Metres, rounded to centimetres. */
export function formatLevel(metres: number): string {
  const centimetres = Math.round(metres * 100);
  const sign = centimetres === 0 ? "±" : centimetres > 0 ? "+" : "−";
  return sign + (Math.abs(centimetres) / 100).toFixed(2).replace(".", ",");
}
