import type { DrawingName } from "../catalogue.ts";
import type { DrawingView } from "./drawing-views.ts";
import { measureDrawing } from "./measure-drawing.ts";

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
