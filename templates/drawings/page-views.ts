import type { Building, BuildingSystem } from "../engine/building.ts";
import type { DrawingOptions } from "../engine/draw-section.ts";
import type { DrawingName } from "./catalogue.ts";
import { centre, type DrawingView, measureDrawing } from "./drawing-views.ts";

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

/** Where the title of a profile stands in the sky that its building leaves free. */
export const compositions = ["beside", "around", "wings", "tower", "above", "street"] as const;

export type Composition = (typeof compositions)[number];

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

/** Levels of the tower of the home page, in metres. Its storeys are 3.20 high from the first floor up. */
export const towerTop = 36.2;
/** The level at which the first screen cuts it. */
export const heroFoot = 20.2;
/** The slab under which the last call stands. */
const closingTop = 10.6;

/** Pixels a metre at a width of 1280; the style sheet scales the drawing so that a storey is a line of the title. */
export const heroScale = 30;
/** From the shades at the left to the levels at the right: 21 m in all three, so that the parts of the tower line up. */
const sides = { x: -0.7, width: 21.2 };
export const heroCrop = { ...sides, y: heroFoot, height: 19.6 };

export const towerFloors: DrawingView = {
  drawing: "home-tower",
  use: "floors",
  scale: heroScale,
  crop: { ...sides, y: 0, height: closingTop },
};

/** The same before its lamps are switched on. It bears the levels for both: drawn twice, their figures would look bold. */
export const towerUnlit: DrawingView = { ...towerFloors, use: "unlit", marks: true };

/** What is below ground, for the footer. */
export const towerBasement: DrawingView = {
  drawing: "home-tower",
  use: "basement",
  scale: heroScale,
  crop: { ...sides, y: -6.8, height: 6.8 },
  marks: true,
};

/** The building that is audited: as wide as the head of an article, and as deep as a shallow one. */
export const auditHead: DrawingView = {
  drawing: "audit",
  use: "head",
  scale: headScale,
  crop: { x: -4.2, y: -2.2, width: 31, height: 16.6 },
};

/** Metres, from floor to floor. */
const auditStorey = 3.6;

/**
 * The picture of a step of the audit: a stair and the room that it leads to, one storey high. The last step is the
 * roof. At the left the slabs reach the line of the margin; at the right there is room for the footing.
 */
export function climbView(step: number): DrawingView {
  // The ground floor also shows the earth below it. Above the roof there is less sky than a storey is high.
  const earth = step === 0 ? 0.9 : 0;
  const height = step === 3 ? 3.2 : auditStorey + earth;
  const crop = { x: 8.44, y: step * auditStorey - earth, width: 11.5, height };
  return { drawing: "audit", use: `climb-${step + 1}`, scale: 50, crop };
}

/** On the page of a report: all floors from the footings to the roof, without the trees beside them. */
export const sampleView: DrawingView = {
  drawing: "audit",
  use: "sheet",
  scale: 20,
  crop: { x: -0.4, y: -0.9, width: 20.3, height: 13.8 },
};

export const auditViews: readonly DrawingView[] = [auditHead, sampleView, ...[0, 1, 2, 3].map(climbView)];

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

/** A phase of a project: all drawings are 21 m wide with 1.1 m of earth, so that the style sheet finds the ground. */
export function phaseView(drawing: DrawingName): DrawingView {
  const { top } = measureDrawing(drawing);
  return { drawing, use: "phase", scale: 24, crop: { x: -4.6, y: -1.1, width: 21, height: top + 1.1 } };
}

/** The building of the story at four ages: 58 m at 1.60 m a year, 2023 at 3.60 m from the left, 0.60 m of earth. */
export const agesView: DrawingView = {
  drawing: "ages",
  use: "line",
  scale: 20,
  crop: { x: -3.6, y: -0.7, width: 58, height: 16.3 },
};

/** A room and the wall at its left. */
const roomWidth = 8.72;

/** One of the six rooms that stand for the qualities of an AMO Smart, from the left, between its slabs. */
export function qualityView(place: number): DrawingView {
  return {
    drawing: "amo-qualites",
    use: `room-${place + 1}`,
    // So that every room is a whole number of pixels wide.
    scale: 50,
    crop: { x: place * roomWidth - 0.04, y: -0.34, width: roomWidth, height: 3.58 },
  };
}

/** What stands on the ground below the links of the menu. */
export const menuStreet: Building = {
  seed: 11,
  title: "Passants",
  scale: 22,
  hour: 12,
  volumes: [],
  surroundings: [
    { kind: "person", x: 0.6, pose: "walking" },
    { kind: "bicycle", x: 2.4 },
    { kind: "person", x: 5, pose: "coat" },
    { kind: "person", x: 5.7, pose: "standing" },
    { kind: "tree", x: 8.6, height: 3.4 },
  ],
};

/** Metres. */
export const menuStreetCrop = { x: 0, y: 0, width: 11, height: 3.6 };
