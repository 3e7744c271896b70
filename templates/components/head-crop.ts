import type { DrawingName } from "../drawings/catalogue.ts";
import type { DrawingOptions } from "../drawings/draw-section.ts";
import { centre, measureDrawing } from "./measure-drawing.ts";

/** Pixels a metre of the drawing at the head of an article; the style sheet shows it a little larger or smaller. */
export const headScale = 20;

const width = 31;
const earth = 4.6;
/** Where the window starts on drawings that are wider than it, in metres from the building’s left face. */
const starts: { readonly [Name in DrawingName]?: number } = { "flexibilite-electrique": -9.6 };

/**
 * All heads are 31 m wide and show 4.6 m of earth, so that the style sheet knows where the ground line is. Only the
 * height above it follows the building.
 */
export function headCrop(drawing: DrawingName): NonNullable<DrawingOptions["crop"]> {
  const extent = measureDrawing(drawing);
  return { x: starts[drawing] ?? centre(extent, width), y: -earth, width, height: extent.top + earth };
}
