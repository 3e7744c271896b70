import type { DrawingName } from "../catalogue.ts";
import type { DrawingOptions } from "../drawing-options.ts";
import type { Composition } from "./compositions.ts";
import { centre, measureDrawing } from "./measure-drawing.ts";

/** Pixels a metre: at 20, storeys, slabs and walls come out in whole pixels, which spares digits. */
export const profileScale = 20;

/**
 * What the head of a profile shows of its building, in metres: how wide, and how much earth below the ground line.
 * The style sheet places titles by the same figures.
 */
const windows: {
  readonly [Name in Composition]: { readonly width: number; readonly earth: number; readonly start?: number };
} = {
  beside: { width: 31, earth: 4.6 },
  around: { width: 27.6, earth: 4.2 },
  wings: { width: 33, earth: 1.8 },
  // Small screens show what is at its left.
  tower: { width: 54, earth: 4.2, start: -5 },
  above: { width: 34, earth: 1.8 },
  street: { width: 42.2, earth: 4.2 },
};

/** The drawing stands in the middle of its window, unless that starts elsewhere, the roof at its upper edge. */
export function profileCrop(
  drawing: DrawingName,
  composition: Composition,
): NonNullable<DrawingOptions["crop"]> {
  const { width, earth, start } = windows[composition];
  const extent = measureDrawing(drawing);
  return { x: start ?? centre(extent, width), y: -earth, width, height: extent.top + earth };
}
