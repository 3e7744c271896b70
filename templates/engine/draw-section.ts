import type { Building, BuildingSystem, Volume } from "./building.ts";
import { drawBuilding } from "./draw-building.ts";
import { drawMarks } from "./draw-marks.ts";
import { type LaidVolume, layOutVolume } from "./lay-out-volume.ts";
import { fileStyles, type Look, type Pen, pictureStyles } from "./pens.ts";
import {
  type Outline,
  renderLabel,
  renderSheet,
  type SectionOptions,
  type View,
  viewBox,
  withoutSteady,
} from "./render.ts";
import { type Box, Sheet } from "./sheet.ts";

export type { SectionOptions } from "./render.ts";

/** How a building is drawn, and how the drawing looks where it is a file. */
export type DrawingOptions = SectionOptions & Look;

type Drawing = {
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
export const drawSection = onceForEach((building, options): Drawing => {
  const { sheet, view, rendered } = render(building, options);
  const { attributes, names, content, used } = rendered;
  const style =
    options.mode === "file" ? `<style>${fileStyles(used, sheet.labels.length > 0, options)}</style>` : "";
  const labels = sheet.labels.map((label) => renderLabel(label, options.scale)).join("");
  return {
    svg: `<svg ${attributes}>${names}${style}${content}${labels}</svg>`,
    width: view.width,
    height: view.height,
    groundY: -view.y,
  };
});

/** A drawing as a part of a picture that becomes pixels. */
type Inset = Omit<Drawing, "svg"> & {
  /** As an attribute. */
  readonly viewBox: string;
  /** What stands within the `<svg>` that has this `viewBox`. */
  readonly content: string;
  /** The rules of the picture. */
  readonly styles: string;
};

/** Draws a section in light colours, its labels as outlines. Shares its lines with the drawing of the same options. */
export function drawInset(building: Building, options: SectionOptions, outline: Outline): Inset {
  const { sheet, view, rendered } = render(building, options);
  const labels = sheet.labels.map((label) => renderLabel(label, options.scale, outline)).join("");
  // Nobody reads a name in pixels, but the file of a picture is named after these bytes.
  const names = building.description === undefined ? rendered.names : "";
  return {
    viewBox: viewBox(view),
    content: names + withoutSteady(rendered.content) + labels,
    styles: pictureStyles(rendered.used, options.mode),
    width: view.width,
    height: view.height,
    groundY: -view.y,
  };
}

/** Drawings that only look otherwise have the same lines, which take all the time. */
const lines = onceForEach((building, options) => {
  const { sheet, view } = layOut(building, options);
  return { sheet, view, rendered: renderSheet(sheet, building, options, view) };
});

function render(building: Building, { theme: _, finish: __, ...options }: DrawingOptions) {
  return lines(building, options);
}

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
function keyOf({ scale, mode, idPrefix, crop, only, marks = false, theme, finish }: DrawingOptions): string {
  return JSON.stringify([
    scale,
    mode,
    idPrefix,
    crop && [crop.x, crop.y, crop.width, crop.height],
    only,
    marks,
    theme,
    finish,
  ]);
}

function layOut(building: Building, options: SectionOptions) {
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

function frameOf({ lens }: Building, crop: SectionOptions["crop"]): Box | undefined {
  if (crop) return { left: crop.x, bottom: crop.y, right: crop.x + crop.width, top: crop.y + crop.height };
  if (!lens) return undefined;
  const reach = lens.radius + 0.03;
  return { left: lens.x - reach, right: lens.x + reach, bottom: lens.y - reach, top: lens.y + reach };
}

function padded(box: Box, by: number, right: number): Box {
  return { left: box.left - by, bottom: box.bottom - by, right: box.right + by + right, top: box.top + by };
}

const pensOf: { readonly [system in BuildingSystem]: readonly Pen[] } = {
  power: ["power", "powerMark", "powerLed", "panel"],
  data: ["data", "sensor", "sensorHole"],
  heat: ["heat", "heatMark", "heatLed", "radiator"],
  air: ["duct", "airMark"],
  people: ["lamp"],
  structure: [],
};

/** A sheet with one system of another sheet, everything in its place: lines, and on the roof the machines drawn with them. */
function keepSystem(whole: Sheet, system: BuildingSystem, frame: Box | undefined): Sheet {
  const sheet = new Sheet(whole.scale, frame ?? whole.box);
  sheet.marks.push(...whole.marks.filter(({ pen }) => pensOf[system].includes(pen)));
  sheet.placed.push(
    ...whole.placed.filter(
      ({ layer, symbol }) =>
        layer === "outside" && symbol.parts.some(([pen]) => pensOf[system].includes(pen)),
    ),
  );
  if (system === "people") sheet.placed.push(...whole.placed.filter(({ layer }) => layer === "people"));
  if (system === "structure") sheet.cuts.push(...whole.cuts);
  return sheet;
}
