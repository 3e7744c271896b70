import type { Roof } from "../building";
import type { Point } from "../path-data";
import type { RoofSite } from "./roof-site";

type Repeated = Extract<Roof, { kind: "sheds" | "vaults" }>;

/** North-light sheds: a slope with panels, then a vertical glass. */
export function drawSheds(
  { count, height, lit }: Repeated,
  { sheet, x, y, width, slab, floor }: RoofSite,
): void {
  const low = y - slab;
  const bay = width / count;
  sheet.cutRect(x, low, 0.36, slab);
  for (let index = 0; index < count; index++) {
    const left = x + index * bay;
    const right = left + bay;
    sheet.shape(
      "rooms",
      lit ? "lit" : "room",
      [
        [left, low],
        [right, low],
        [right, low + height],
      ],
      lit ? floor : undefined,
    );
    sheet.cut([
      [left, low],
      [left, low + 0.32],
      [right, low + height + 0.32],
      [right, low + height],
    ]);
    for (const leaf of [0.02, 0.13])
      sheet.line("outside", "seen", [
        [right - leaf, low + 0.3],
        [right - leaf, low + height],
      ]);
    sheet.cutRect(right - 0.24, low - 0.02, 0.32, 0.34);
    for (let share = 0.14; share < 0.8; share += 0.22) {
      const on = (at: number, off: number): Point => [left + bay * at, low + 0.32 + height * at + off];
      sheet.shape("outside", "panel", [
        on(share, 0.11),
        on(share + 0.17, 0.11),
        on(share + 0.17, 0.23),
        on(share, 0.23),
      ]);
    }
  }
}

/** One vault, or several side by side on beams. */
export function drawVaults(
  { count, height, lit }: Repeated,
  { sheet, x, y, width, slab, wall, floor }: RoofSite,
): void {
  const low = y - slab;
  const bay = width / count;
  for (let index = 0; index < count; index++) {
    const left = x + index * bay;
    const outer = arc(left, low, bay, height);
    const inner = outer.map(([px, py]): Point => [px, py - 0.32]);
    sheet.shape(
      "rooms",
      lit ? "lit" : "room",
      [[left, low], ...inner, [left + bay, low]],
      lit ? floor : undefined,
    );
    sheet.cut([...outer, ...inner.toReversed()]);
    sheet.line("outside", "fine", outer.map(([px, py]): Point => [px, py + 0.12]).slice(2, -2));
    if (index > 0) sheet.cutRect(left - 0.2, low - 0.05, 0.4, 0.55);
  }
  sheet.cutRect(x, low - 0.02, wall, 0.36);
  sheet.cutRect(x + width - wall, low - 0.02, wall, 0.36);
}

/** The extrados of a vault from springing to springing. */
function arc(x: number, y: number, width: number, height: number): readonly Point[] {
  const parts = width > 8 ? 24 : 14;
  const springing = Math.sin(Math.PI * 0.08);
  return Array.from({ length: parts + 1 }, (_, index): Point => {
    const share = index / parts;
    return [x + width * share, y + height * (Math.sin(Math.PI * (0.08 + 0.84 * share)) - springing) + 0.34];
  });
}
