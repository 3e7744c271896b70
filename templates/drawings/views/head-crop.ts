import type { DrawingName } from "../catalogue.ts";
import type { DrawingOptions } from "../drawing-options.ts";
import { centre, measureDrawing } from "./measure-drawing.ts";

/** Pixels a metre of the drawing at the head of an article; the style sheet shows it a little larger or smaller. */
export const headScale = 20;

const width = 31;
/** Metres of earth below the ground line, by how far a building goes down: the style sheet has the same figures. */
const earth = { shallow: 2.2, usual: 4.6, deep: 7.6 } as const;
type Depth = keyof typeof earth;
/** From so many metres on a building reaches up beside the title. */
const tall = 15;

/** Where the window starts on drawings that are wider than it, in metres from the building’s left face. */
const starts: { readonly [Name in DrawingName]?: number } = { "flexibilite-electrique": -11.3 };

type HeadCrop = {
  readonly crop: NonNullable<DrawingOptions["crop"]>;
  readonly depth: Depth;
  readonly isTall: boolean;
  /** The section goes on past the right edge of the window, and has no end to mark there. */
  readonly isOpen: boolean;
};

/**
 * All heads are 31 m wide and show one of three depths of earth, so that the style sheet knows where the ground line
 * is. Only the height above it follows the building.
 */
export function headCrop(drawing: DrawingName): HeadCrop {
  const extent = measureDrawing(drawing);
  const depth = depthOf(extent.bottom);
  const x = starts[drawing] ?? centre(extent, width);
  return {
    crop: { x, y: -earth[depth], width, height: extent.top + earth[depth] },
    depth,
    isTall: extent.top >= tall,
    isOpen: starts[drawing] !== undefined,
  };
}

function depthOf(bottom: number): Depth {
  // A drawing leaves 0.4 m free around it.
  if (bottom + 0.4 >= -earth.shallow) return "shallow";
  return bottom + 0.4 >= -earth.usual ? "usual" : "deep";
}
