import {
  anticlockwise,
  type Point,
  parseOutline,
  parseTurned,
  pathData,
  pointsPerPixel,
  type Step,
} from "./path-data.ts";
import type { Pen } from "./pens.ts";

/** Layers from the back to the front. */
export const layers = [
  "rooms",
  "behind",
  "glow",
  "inside",
  "hidden",
  "pipes",
  "cut",
  "outside",
  "people",
  "lamps",
  "sensors",
  "marks",
] as const;
export type Layer = (typeof layers)[number];

/** A shape drawn several times: an id that is unique in a drawing, and its outlines from the back to the front. */
export type DrawnSymbol = {
  readonly id: string;
  readonly parts: readonly SymbolPart[];
  /** Other symbols on top of its outlines. */
  readonly nested?: readonly (readonly [DrawnSymbol, Place])[];
};

/** A pen and an outline (see `parseOutline`). */
type SymbolPart = readonly [pen: Pen, outline: string];

export type Box = {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
};

/** Where a symbol stands; `flip` mirrors it, `size` 1 is natural. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly flip?: boolean;
  readonly size?: number;
};

/** An outline as it was drawn. `floor` is set for what lights up with a storey. */
export type Mark = {
  readonly layer: Layer;
  readonly pen: Pen;
  readonly steps: readonly Step[];
  readonly place: Place;
  readonly floor: number | undefined;
  readonly storey: number | undefined;
};

export type PlacedSymbol = {
  readonly layer: Layer;
  readonly symbol: DrawnSymbol;
  readonly place: Place;
  readonly storey: number | undefined;
};
export type Label = {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: "start" | "middle" | "end";
  readonly upwards: boolean;
};

/** What has been drawn so far, in metres. Marks outside the window are forgotten at once. */
export class Sheet {
  readonly marks: Mark[] = [];
  readonly placed: PlacedSymbol[] = [];
  readonly cuts: string[] = [];
  readonly labels: Label[] = [];
  private extent: Box | undefined;
  private storey: number | undefined;

  constructor(
    readonly scale: number,
    private readonly window: Box | undefined,
  ) {}

  /** The smallest box around all that was drawn. */
  get box(): Box {
    return this.extent ?? { left: 0, bottom: 0, right: 1, top: 1 };
  }

  /** True when a level is within the window, so that its marks are worth drawing. */
  shows(level: number): boolean {
    return !this.window || (level >= this.window.bottom - 0.01 && level <= this.window.top + 0.01);
  }

  /** Draws what belongs to the storey whose floor is at `level`: what several storeys have in common is written once. */
  onStorey(level: number, draw: () => void): void {
    this.storey = level;
    draw();
    this.storey = undefined;
  }

  /** An open line through points. */
  line(layer: Layer, pen: Pen, points: readonly Point[]): void {
    this.add(layer, pen, toSteps(points));
  }

  /** A closed outline. */
  shape(layer: Layer, pen: Pen, points: readonly Point[], floor?: number): void {
    this.add(layer, pen, closed(points), floor);
  }

  rect(layer: Layer, pen: Pen, x: number, y: number, width: number, height: number, floor?: number): void {
    this.shape(layer, pen, rectangle(x, y, width, height), floor);
  }

  circle(layer: Layer, pen: Pen, x: number, y: number, radius: number): void {
    this.add(layer, pen, [["O", x, y, radius]]);
  }

  /** Curves and several outlines at once, as in `parseOutline`, from a point. */
  outline(layer: Layer, pen: Pen, x: number, y: number, text: string): void {
    this.add(layer, pen, parseTurned(text), undefined, { x, y });
  }

  /** A dot whose size does not depend on the scale: a dash of nearly no length with round ends. */
  dot(layer: Layer, pen: Pen, x: number, y: number): void {
    this.add(layer, pen, [
      ["M", x, y],
      ["L", x + 1 / pointsPerPixel(this.scale) / this.scale, y],
    ]);
  }

  /** A part that the section cuts. All of them become one shape, whatever their order. */
  cut(points: readonly Point[]): void {
    const steps = closed(points);
    if (this.keeps(steps, { x: 0, y: 0 })) this.cuts.push(pathData(steps, { scale: this.scale }));
  }

  cutRect(x: number, y: number, width: number, height: number): void {
    if (width > 0.01 && height > 0.01) this.cut(rectangle(x, y, width, height));
  }

  place(layer: Layer, symbol: DrawnSymbol, place: Place): void {
    const parts = [symbol, ...(symbol.nested ?? []).map(([nested]) => nested)].flatMap(
      (drawn) => drawn.parts,
    );
    // All parts are tried: the extent grows with each.
    if (!parts.map(([, text]) => this.keeps(parseOutline(text), place)).includes(true)) return;
    this.placed.push({ layer, symbol, place, storey: this.storey });
  }

  label(label: Label): void {
    if (!this.touches({ left: label.x, right: label.x, bottom: label.y, top: label.y })) return;
    this.grow({ left: label.x, right: label.x, bottom: label.y, top: label.y });
    this.labels.push(label);
  }

  private add(
    layer: Layer,
    pen: Pen,
    steps: readonly Step[],
    floor?: number,
    place: Place = { x: 0, y: 0 },
  ): void {
    if (this.keeps(steps, place)) this.marks.push({ layer, pen, steps, place, floor, storey: this.storey });
  }

  /** True when these steps touch the window; the extent grows with them. */
  private keeps(steps: readonly Step[], place: Place): boolean {
    const box = boxOf(steps, place);
    const isInWindow = this.touches(box);
    if (isInWindow) this.grow(box);
    return isInWindow;
  }

  private touches(box: Box): boolean {
    if (!this.window) return true;
    const { left, right, bottom, top } = this.window;
    return box.right >= left && box.left <= right && box.top >= bottom && box.bottom <= top;
  }

  private grow(box: Box): void {
    const old = this.extent ?? box;
    this.extent = {
      left: Math.min(old.left, box.left),
      right: Math.max(old.right, box.right),
      bottom: Math.min(old.bottom, box.bottom),
      top: Math.max(old.top, box.top),
    };
  }
}

function rectangle(x: number, y: number, width: number, height: number): readonly Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

function toSteps(points: readonly Point[]): Step[] {
  return points.map(([x, y], index) => [index === 0 ? "M" : "L", x, y]);
}

function closed(points: readonly Point[]): readonly Step[] {
  return anticlockwise([...toSteps(points), ["Z"]]);
}

function boxOf(steps: readonly Step[], { x, y, flip = false, size = 1 }: Place): Box {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity];
  const see = (px: number, py: number, r = 0) => {
    const [ax, ay] = [x + (flip ? -px : px) * size, y + py * size];
    [left, right] = [Math.min(left, ax - r), Math.max(right, ax + r)];
    [bottom, top] = [Math.min(bottom, ay - r), Math.max(top, ay + r)];
  };
  for (const step of steps) {
    if (step[0] === "O") see(step[1], step[2], step[3] * size);
    else if (step[0] === "Q") see(step[3], step[4]);
    else if (step[0] !== "Z") see(step[1], step[2]);
  }
  return { left, right, bottom, top };
}
