import { catalogue, type DrawingName } from "../drawings/catalogue.ts";
import { drawSection } from "../drawings/draw-section.ts";

/** How far a drawing reaches, surroundings included: metres from the building’s left face and from the ground. */
export type Extent = {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
};

export function measureDrawing(name: DrawingName): Extent {
  const scale = 10;
  const { svg, width, height, groundY } = drawSection(catalogue[name], { scale, mode: "file" });
  const [, left = "0"] = /viewBox="(-?\d+)/.exec(svg) ?? [];
  return {
    left: Number(left) / scale,
    right: (Number(left) + width) / scale,
    top: groundY / scale,
    bottom: (groundY - height) / scale,
  };
}

/** Where a window of `width` metres starts so that the drawing stands in its middle. */
export function centre({ left, right }: Extent, width: number): number {
  return Math.round(((left + right - width) / 2) * 10) / 10;
}
