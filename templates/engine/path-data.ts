/** A step of an outline, in metres, y upwards. `O` is a whole circle: centre, then radius. */
export type Step =
  | readonly ["M" | "L", number, number]
  | readonly ["Q", number, number, number, number]
  | readonly ["O", number, number, number]
  | readonly ["Z"];

/** A point in metres, y upwards. */
export type Point = readonly [number, number];

/** Pixels a metre, and the point of the drawing (in metres) where the outline’s own origin stands. */
type Placement = {
  readonly scale: number;
  readonly x?: number;
  readonly y?: number;
  readonly flip?: boolean;
  readonly size?: number;
  /** Whole pixels, for fills whose edges walls cover. */
  readonly isRough?: boolean;
};

/**
 * Writes the `d` of an SVG path: y downwards, relative, one decimal. Points are rounded before they are subtracted,
 * so that rounding never adds up along a path.
 */
export function pathData(steps: readonly Step[], placement: Placement): string {
  const { scale, x = 0, y = 0, flip = false, size = 1, isRough = false } = placement;
  const grain = isRough ? 1 : pointsPerPixel(scale);
  const round = (metres: number) => (Math.round(metres * scale * grain) * 10) / grain;
  const toX = (value: number) => round(x + (flip ? -value : value) * size);
  const toY = (value: number) => round(-(y + value * size));
  let data = "";
  let last = "";
  let [px, py, sx, sy] = [0, 0, 0, 0];
  const write = (letter: string, ...tenths: number[]) => {
    data += letter === last && letter !== "M" ? joined(tenths, true) : letter + joined(tenths, false);
    last = letter;
  };
  for (const step of steps) {
    switch (step[0]) {
      case "M":
        [px, py] = [toX(step[1]), toY(step[2])];
        [sx, sy] = [px, py];
        write("M", px, py);
        break;
      case "L": {
        const [nx, ny] = [toX(step[1]), toY(step[2])];
        if (nx === px && ny === py) break;
        if (ny === py) write("h", nx - px);
        else if (nx === px) write("v", ny - py);
        else write("l", nx - px, ny - py);
        [px, py] = [nx, ny];
        break;
      }
      case "Q": {
        const [nx, ny] = [toX(step[3]), toY(step[4])];
        write("q", toX(step[1]) - px, toY(step[2]) - py, nx - px, ny - py);
        [px, py] = [nx, ny];
        break;
      }
      case "O": {
        const r = Math.max(1, Math.round(step[3] * size * scale * 10));
        [px, py] = [toX(step[1]) - r, toY(step[2])];
        write("M", px, py);
        write("a", r, r, 0, 10, 0, 2 * r, 0, r, r, 0, 10, 0, -2 * r, 0);
        write("z");
        break;
      }
      case "Z":
        write("z");
        [px, py] = [sx, sy];
        break;
    }
  }
  return data;
}

/** Outlines are written into the drawings, and the same few hundred stand in all of them. */
const outlines = new Map<string, { readonly steps: readonly Step[]; readonly turned: readonly Step[] }>();

/** Reads an outline written by hand, such as `M0 0L1.2 0Q1.4 .1 1.2 .4ZO2 1 .3`. Letters as in `Step`. */
export function parseOutline(text: string): readonly Step[] {
  return readOutline(text).steps;
}

/** The same, with closed outlines turned `anticlockwise`. */
export function parseTurned(text: string): readonly Step[] {
  return readOutline(text).turned;
}

function readOutline(text: string) {
  let known = outlines.get(text);
  if (known === undefined) {
    const steps = readSteps(text);
    known = { steps, turned: anticlockwise(steps) };
    outlines.set(text, known);
  }
  return known;
}

function readSteps(text: string): readonly Step[] {
  const steps: Step[] = [];
  for (const [, letter = "", rest = ""] of text.matchAll(/([MLQOZ])([^MLQOZ]*)/g)) {
    const [a = 0, b = 0, c = 0, d = 0] = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (letter === "M" || letter === "L") steps.push([letter, a, b]);
    else if (letter === "Q") steps.push(["Q", a, b, c, d]);
    else if (letter === "O") steps.push(["O", a, b, c]);
    else steps.push(["Z"]);
  }
  return steps;
}

/** Turns closed outlines anticlockwise: where two of them overlap, a fill then stays full instead of leaving a hole. */
export function anticlockwise(steps: readonly Step[]): readonly Step[] {
  const turned: Step[] = [];
  let outline: Step[] = [];
  for (const step of [...steps, ["M", 0, 0] as const]) {
    if (step[0] === "M" || step[0] === "O") {
      turned.push(...(outline.at(-1)?.[0] === "Z" && areaOf(outline) < 0 ? reversed(outline) : outline));
      outline = [];
    }
    outline.push(step);
  }
  return turned;
}

function areaOf(outline: readonly Step[]): number {
  const ends = outline.flatMap((step): Point[] => (step[0] === "Z" ? [] : [endOf(step)]));
  return ends.reduce((area, [x, y], index) => {
    const [nx, ny] = ends[(index + 1) % ends.length] ?? [x, y];
    return area + x * ny - nx * y;
  }, 0);
}

function reversed(outline: readonly Step[]): Step[] {
  const drawn = outline.filter((step) => step[0] !== "Z");
  const back: Step[] = drawn.toReversed().map((step, index, all) => {
    const previous = all[index - 1];
    const [x, y] = endOf(step);
    if (index === 0) return ["M", x, y];
    return previous?.[0] === "Q" ? ["Q", previous[1], previous[2], x, y] : ["L", x, y];
  });
  return [...back, ["Z"]];
}

function endOf(step: Step): Point {
  if (step[0] === "Q") return [step[3], step[4]];
  return step[0] === "Z" ? [0, 0] : [step[1], step[2]];
}

/** How finely outlines are drawn: half pixels where a pixel is 6 cm or less, as nobody sees more, and digits weigh. */
export function pointsPerPixel(scale: number): number {
  return scale < 16 ? 10 : 2;
}

/** A number with one decimal at most and nothing superfluous: `0.5` is `.5`, `-0` is `0`. */
export function shortNumber(value: number): string {
  return fromTenths(Math.round(value * 10));
}

function joined(tenths: readonly number[], continues: boolean): string {
  let text = "";
  tenths.forEach((value, index) => {
    const number = fromTenths(value);
    text += (index > 0 || continues) && !number.startsWith("-") ? ` ${number}` : number;
  });
  return text;
}

function fromTenths(tenths: number): string {
  return tenths === 0 ? "0" : String(tenths / 10).replace(/^(-?)0\./, "$1.");
}
