import type { DrawingView } from "./drawing-views.ts";

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
