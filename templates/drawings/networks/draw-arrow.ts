import type { Pen } from "../drawing-styles";
import type { Sheet } from "../sheet";

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
