import type { DrawingView } from "./drawing-views.ts";
import { headScale } from "./head-crop.ts";

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
