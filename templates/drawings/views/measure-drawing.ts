import { catalogue, type DrawingName } from "../catalogue.ts";
import { measureSection } from "../draw-section.ts";

/** How far a drawing reaches, surroundings included: metres from the building’s left face and from the ground. */
export type Extent = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

/** Many views are framed by one measure. */
const measured = new Map<DrawingName, Extent>();

export function measureDrawing(name: DrawingName): Extent {
  const extent = measured.get(name) ?? measure(name);
  measured.set(name, extent);
  return extent;
}

function measure(name: DrawingName): Extent {
  const scale = 10;
  const { x, y, width, height } = measureSection(catalogue[name], { scale, mode: "file" });
  return { left: x / scale, right: (x + width) / scale, top: -y / scale, bottom: -(y + height) / scale };
}

/** Where a window of `width` metres starts so that the drawing stands in its middle. */
export function centre({ left, right }: Extent, width: number): number {
  return Math.round(((left + right - width) / 2) * 10) / 10;
}
