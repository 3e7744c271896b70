import type { Building, Volume } from "./building";
import { drawBuilding } from "./draw-building";
import { drawMarks } from "./draw-marks";
import type { DrawingOptions, View } from "./drawing-options";
import { keepSystem } from "./keep-system";
import { type LaidVolume, layOutVolume } from "./lay-out-volume";
import { renderSheet } from "./render-sheet";
import { type Box, Sheet } from "./sheet";

export type Drawing = {
  readonly svg: string;
  /** Size in px at this scale. */
  readonly width: number;
  readonly height: number;
  /** From the top of the SVG to the ground line, in px; outside 0 to `height` when a crop leaves it out. */
  readonly groundY: number;
};

/** What floating point adds to a whole number of px. */
const speck = 1e-6;

/** Draws the section of a building as SVG. The same building and options give the same bytes. */
export const drawSection = onceForEach(draw);

/** The box of the drawing that `drawSection` would make, in px. Takes less than half of its time. */
export const measureSection = onceForEach((building, options): View => layOut(building, options).view);

/** Many pages show one drawing, and some only measure it; while the site is written all are asked for at every save. */
function onceForEach<Made>(make: (building: Building, options: DrawingOptions) => Made) {
  const made = new WeakMap<Building, Map<string, Made>>();
  return (building: Building, options: DrawingOptions): Made => {
    const known = made.get(building) ?? new Map<string, Made>();
    made.set(building, known);
    const key = keyOf(options);
    const one = known.get(key) ?? make(building, options);
    known.set(key, one);
    return one;
  };
}

/** The same options give the same key, whatever the order of their properties. */
function keyOf({ scale, mode, idPrefix, crop, only, marks = false }: DrawingOptions): string {
  return JSON.stringify([
    scale,
    mode,
    idPrefix,
    crop && [crop.x, crop.y, crop.width, crop.height],
    only,
    marks,
  ]);
}

function draw(building: Building, options: DrawingOptions): Drawing {
  const { sheet, view } = layOut(building, options);
  return {
    svg: renderSheet(sheet, building, options, view),
    width: view.width,
    height: view.height,
    groundY: -view.y,
  };
}

function layOut(building: Building, options: DrawingOptions) {
  const { scale, crop, marks = false } = options;
  const frame = frameOf(building, crop);
  const whole = new Sheet(scale, frame);
  const volumes = layOutVolumes(building.volumes);
  drawBuilding(whole, building, volumes);
  const sheet = options.only ? keepSystem(whole, options.only, frame) : whole;
  const [first] = volumes;
  if (first && marks) drawMarks(sheet, building, first);
  // A system alone takes the room of the whole.
  const box =
    frame ??
    padded(options.only ? whole.box : sheet.box, 4 / scale, sheet.labels.length > 0 ? 44 / scale : 0);
  const view: View = {
    x: Math.floor(box.left * scale + speck),
    y: Math.floor(-box.top * scale + speck),
    width: Math.ceil((box.right - box.left) * scale - speck),
    height: Math.ceil((box.top - box.bottom) * scale - speck),
  };
  return { sheet, view };
}

function layOutVolumes(volumes: readonly Volume[]): readonly LaidVolume[] {
  const deepest = Math.max(0, ...volumes.map(({ basements = 0 }) => basements));
  return volumes.map((volume) => layOutVolume(volume, deepest));
}

function frameOf({ lens }: Building, crop: DrawingOptions["crop"]): Box | undefined {
  if (crop) return { left: crop.x, bottom: crop.y, right: crop.x + crop.width, top: crop.y + crop.height };
  if (!lens) return undefined;
  const reach = lens.radius + 0.03;
  return { left: lens.x - reach, right: lens.x + reach, bottom: lens.y - reach, top: lens.y + reach };
}

function padded(box: Box, by: number, right: number): Box {
  return { left: box.left - by, bottom: box.bottom - by, right: box.right + by + right, top: box.top + by };
}
