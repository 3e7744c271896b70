import type { DrawingView } from "./drawing-views.ts";

/** Metres: the façade at the left with its shaft, a bay with its partition, the façade at the right. */
const [left, wall] = [1.42, 0.35];
export const bayWidth = 7.5;
const drawnBays = 6;
const partition = 0.12;
/** Free on both sides. At 20 px a metre all crops then begin and end on whole pixels, so that their parts meet. */
const [free, margin] = [0.25, 0.15];
const floors = { y: -0.9, height: 16.4 };
const end = left + drawnBays * bayWidth - partition;

/** What stands before the first bay. The partition of the last bay gives way to the façade. */
export const gable = free + left - partition;

export type Cropped = DrawingView & { readonly crop: NonNullable<DrawingView["crop"]> };
const view = { drawing: "rapport-travees", scale: 20 } as const;

/** All bays that are drawn: a shorter building shows the first ones. */
export const buildingBays: Cropped = {
  ...view,
  use: "bays",
  crop: { ...floors, x: -free, width: free + end },
};
/** The façade that closes the building after its last bay. */
export const buildingEnd: Cropped = {
  ...view,
  use: "end",
  crop: { ...floors, x: end, width: wall + margin },
};
/** Its levels, then the street. */
export const buildingStreet: Cropped = {
  ...view,
  use: "street",
  crop: { ...floors, x: end + wall + margin, width: 31 },
  marks: true,
};

/** The building on the cover of the report. A file, as a page with a calculator and a form has no room for it. */
export const reportCover: DrawingView = { drawing: "rapport-couverture", use: "cover", scale: 11 };

/** Four storeys 15 m deep. */
const squareMetresABay = 4 * 15 * bayWidth;

/** m²: beyond it only the dimension line goes on. */
export const largestDrawn = drawnBays * squareMetresABay;

/** How many bays show a surface: at least one, at most those that are drawn. */
export function baysOf(surface: number): number {
  return Math.min(drawnBays, Math.max(1, Math.round(surface / squareMetresABay)));
}
