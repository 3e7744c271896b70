import type { BuildingSystem } from "../keep-system.ts";
import type { DrawingView } from "./drawing-views.ts";

/** The building beside the list of services, from its footings to its roof, with room for the numbers at its sides. */
export const planCrop = { x: -3.2, y: -5, width: 21.4, height: 34.5 };
export const planScale = 18;

export const planView: DrawingView = { drawing: "services", use: "plan", scale: planScale, crop: planCrop };

/** From the lowest layer to the highest, so that no duct hides a thin line. */
export const systems = [
  "air",
  "heat",
  "data",
  "power",
  "people",
  "structure",
] as const satisfies BuildingSystem[];

/** One system of that building, to be laid over its plan. */
export function systemView(system: BuildingSystem): DrawingView {
  return { ...planView, use: system, only: system };
}

/** A quarter of the storey: of its 33.6 m and of the lines at its ends. */
const bay = 8.424;

/** A bay of the storey that shows what a smart building can do. The four bays side by side make the storey. */
export function bayView(place: number): DrawingView {
  const crop = { x: place * bay - 0.048, y: -0.5, width: bay, height: 7.3 };
  return { drawing: "capacites", use: `bay-${place + 1}`, scale: 33, crop };
}

/** The views that are drawn with all systems of their building. */
export const serviceViews: readonly DrawingView[] = [planView, ...[0, 1, 2, 3].map(bayView)];
