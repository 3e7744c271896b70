import type { BuildingSystem } from "../engine/building.ts";
import { measureSection, type SectionOptions } from "../engine/draw-section.ts";
import { catalogue, type DrawingName } from "./catalogue.ts";

/** A part of a section drawing at a scale: what one place of the site shows of it. */
export type DrawingView = {
  readonly drawing: DrawingName;
  /** Distinguishes the files of one drawing. */
  readonly use:
    | "card"
    | "featured"
    | "street"
    | "detail"
    | "floors"
    | "unlit"
    | "basement"
    | "bays"
    | "end"
    | "sheet"
    | "panorama"
    | "cover"
    | "phase"
    | "line"
    | "plan"
    | "head"
    | `bay-${number}`
    | `climb-${number}`
    | BuildingSystem
    | `room-${number}`;
  /** Pixels a metre. */
  readonly scale: number;
  /** Metres, as in `DrawingOptions`. Undefined: all of it. */
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly marks?: boolean;
  /** One system of the building, alone. */
  readonly only?: BuildingSystem;
};

/**
 * Where the window of a card stands on its building, in metres from the left face and above the ground. Its foot is
 * the level of a storey, and no two cards show the same part of a building.
 */
const cardCorners: { readonly [Name in DrawingName]?: readonly [x: number, y: number] } = {
  "batiments-intelligents-cyber": [5, 0],
  "decret-bacs-2026": [5.5, -3.6],
  "flexibilite-electrique": [-0.9, 0],
  "futur-bureau-intelligent": [6, 7.3],
  "ia-immobilier-hypes": [0.5, 3.9],
  "intensite-usage": [2.5, 4],
  "labels-numeriques": [3.2, 10.4],
  "proptech-europeennes": [6.5, 0],
  "smart-buildings-cyber-menace": [-3.6, -3],
  "trophees-smart-building": [6, 0],
};

/** On a card, about three storeys of the building, the lowest on the line. */
export function cardView(drawing: DrawingName): DrawingView {
  const [x, y] = cardCorners[drawing] ?? [1, 0];
  return { drawing, use: "card", scale: 20, crop: { x, y, width: 13.2, height: 9.6 } };
}

/** The whole of the building, across the list: the trees at its sides may go on beyond it. */
export function featuredView(drawing: DrawingName): DrawingView {
  const extent = measureDrawing(drawing);
  // The drawing leaves 0.4 m free around it: without them its foundations stand on the line.
  const y = extent.bottom + 0.4;
  const crop = { x: centre(extent, 30), y, width: 30, height: Math.max(13, extent.top - y) };
  return { drawing, use: "featured", scale: 28, crop };
}

/** Where the window of the street starts on drawings that are wider than it, in metres from the building’s left face. */
const streetStarts: { readonly [Name in DrawingName]?: number } = { "asset-manager": -6.4 };

/** One house of the street of profiles: all are 38 m wide with 4.2 m of earth, so that they share one ground line. */
export function streetView(drawing: DrawingName): DrawingView {
  const extent = measureDrawing(drawing);
  const crop = {
    x: streetStarts[drawing] ?? centre(extent, 38),
    y: -4.2,
    width: 38,
    height: extent.top + 4.2,
  };
  return { drawing, use: "street", scale: 9.26, crop };
}

/**
 * A project: all are 38 m wide and as high as they are, the foot of their foundations on the line. Beside each other
 * they stand in frames 20 m high, as the style sheet says.
 */
export function sheetView(drawing: DrawingName): DrawingView {
  const extent = measureDrawing(drawing);
  // What is wider starts at the left edge. Its free 0.4 m are cut off, as above.
  const x = extent.right - extent.left > 38 ? extent.left + 0.4 : centre(extent, 38);
  const y = extent.bottom + 0.4;
  const crop = { x, y, width: 38, height: Math.min(20, extent.top - y) };
  return { drawing, use: "sheet", scale: 14.5, crop };
}

/** All of a street from its ground line up: the foot of the drawing stands on the earth of the footer. */
export function panoramaView(drawing: DrawingName): DrawingView {
  const { left, right, top } = measureDrawing(drawing);
  return { drawing, use: "panorama", scale: 16, crop: { x: left, y: 0, width: right - left, height: top } };
}

/** The tower of the home page, on the cover of the guide. */
export const coverView = {
  drawing: "home-tower",
  use: "cover",
  scale: 15,
  crop: { x: -0.8, y: 17, width: 17.2, height: 23 },
} as const satisfies DrawingView;

/** A round detail. */
export function detailView(drawing: DrawingName): DrawingView {
  return { drawing, use: "detail", scale: 30 };
}

/** How a view is drawn as a file. */
export function fileOptions({
  scale,
  crop,
  marks = false,
  only,
}: Pick<DrawingView, "scale" | "crop" | "marks" | "only">): SectionOptions {
  return { scale, marks, mode: "file", ...(crop && { crop }), ...(only && { only }) };
}

/** The path of the file, below `drawings/`. */
export function viewPath({ drawing, use }: Pick<DrawingView, "drawing" | "use">): string {
  return `drawings/${drawing}-${use}.svg`;
}

/** The path of the same file in its dark colours. */
export function nightPath(path: string): string {
  return path.replace(/\.svg$/, "-night.svg");
}

/** Size in px: known from the crop, drawn to be measured without one. */
export function viewSize({ drawing, scale, crop }: DrawingView): {
  readonly width: number;
  readonly height: number;
} {
  if (crop !== undefined)
    return { width: wholePixels(crop.width * scale), height: wholePixels(crop.height * scale) };
  const { width, height } = measureSection(catalogue[drawing], { scale, mode: "file" });
  return { width, height };
}

/** As the drawing counts them: what floating point adds to a whole number is no pixel more. */
function wholePixels(length: number): number {
  return Math.ceil(length - 1e-6);
}

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
