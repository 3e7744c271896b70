import type { Point } from "../path-data";
import type { Sheet } from "../sheet";

/** A tower crane whose mast stands at `x`; it reaches to the left and carries a slab that is cut. */
export function drawCrane(sheet: Sheet, x: number, height: number, reach: number): void {
  const [width, back, jib] = [0.7, 5, height + 0.6];
  sheet.line("behind", "seen", [
    [x, 0],
    [x, height],
  ]);
  sheet.line("behind", "seen", [
    [x + width, 0],
    [x + width, height],
  ]);
  const lacing = Array.from(
    { length: Math.floor(height) + 1 },
    (_, level): Point => [level % 2 ? x + width : x, level],
  );
  sheet.line("behind", "fine", lacing);
  for (const level of [height, jib])
    sheet.line("behind", "seen", [
      [x - reach, level],
      [x + back, level],
    ]);
  const truss: Point[] = [];
  for (let at = -reach; at <= back; at += 0.5) truss.push([x + at, truss.length % 2 ? jib : height]);
  sheet.line("behind", "fine", truss);
  sheet.line("behind", "seen", [
    [x, jib],
    [x + width / 2, jib + 2],
    [x + width, jib],
  ]);
  sheet.line("behind", "fine", [
    [x - reach * 0.7, jib],
    [x + width / 2, jib + 2],
    [x + back - 0.3, jib],
  ]);
  sheet.rect("behind", "body", x + back - 1.4, height - 0.9, 1.2, 1);
  sheet.rect("behind", "body", x - 0.9, height - 1.1, 0.9, 1.1);
  const hook = x - reach * 0.62;
  sheet.line("behind", "fine", [
    [hook, height],
    [hook, height - 2.4],
  ]);
  sheet.line("behind", "fine", [
    [hook - 1.4, height - 3.4],
    [hook, height - 2.4],
    [hook + 1.4, height - 3.4],
  ]);
  sheet.cutRect(hook - 1.6, height - 3.75, 3.2, 0.35);
}

/** The last pylon of the grid, and its line that comes down to a building at x = `to`. */
export function drawPylon(sheet: Sheet, x: number, height: number, to: number): void {
  sheet.line("behind", "seen", [
    [x - 0.9, 0],
    [x - 0.18, height],
    [x + 0.18, height],
    [x + 0.9, 0],
  ]);
  const lacing = Array.from({ length: 9 }, (_, index): Point => {
    const share = index / 8;
    const half = 0.9 - 0.72 * share;
    return [x + (index % 2 ? half : -half), height * share];
  });
  sheet.line("behind", "fine", lacing);
  for (const [share, half] of [
    [0.94, 1.1],
    [0.82, 1.6],
  ] as const) {
    sheet.line("behind", "seen", [
      [x - half, height * share],
      [x + half, height * share],
    ]);
    sheet.line("behind", "fine", [
      [x - half, height * share],
      [x, height * share + 0.35],
      [x + half, height * share],
    ]);
  }
  const start: Point = [x + Math.sign(to - x) * 1.6, height * 0.82];
  const sag = Array.from({ length: 11 }, (_, index): Point => {
    const share = index / 10;
    return [
      start[0] + (to - start[0]) * share,
      start[1] + (2.4 - start[1]) * share - Math.sin(Math.PI * share) * 0.9,
    ];
  });
  sheet.line("pipes", "power", sag);
}
