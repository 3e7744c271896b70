/** Light and dark values of the custom properties that the pens use, for drawings that are files of their own. */
export const colours = {
  paper: ["#f4f1ea", "#0f1a24"],
  room: ["#fbf9f4", "#15222d"],
  "room-lit": ["#faf0d7", "#3a3320"],
  glow: ["#f8e1aa", "#5f4c1f"],
  ink: ["#14202b", "#e9e4d8"],
  "ink-2": ["#43505c", "#aeb8bf"],
  energy: ["#1b3fab", "#8fa8ff"],
  heat: ["#c8401c", "#f2714a"],
  lamp: ["#f2b84b", "#f2b84b"],
  "rule-2": ["#d3cdbf", "#2e3c48"],
} as const satisfies { readonly [name: string]: readonly [light: string, dark: string] };

type Colour = keyof typeof colours;

/** What a mark means; the style follows from it. Several pens of one family share a class (`ze` is all electricity). */
export type Pen = keyof typeof pens;

type PenStyle = {
  /** Its class. */
  readonly name: string;
  readonly fill?: Colour;
  readonly stroke?: Colour;
  /** px */
  readonly width?: number;
  /** Further declarations. */
  readonly rest?: string;
};
type Unnamed = Omit<PenStyle, "name">;

/** An attribute for paths without class that a `<use>` strokes: unlike colours, this property is not inherited. */
export const steady = 'vector-effect="non-scaling-stroke"';

/** Strokes keep their weight when a page scales a drawing. */
const steadyRule = "vector-effect:non-scaling-stroke";

const line = (stroke: Colour, width: number, rest = ""): Unnamed => ({ stroke, width, rest });
const body = (fill: Colour, stroke?: Colour, width?: number): Unnamed => ({
  fill,
  ...(stroke && { stroke }),
  ...(width && { width }),
});
const round = ";stroke-linecap:round";

/** The pens in the order in which marks of one layer are painted. */
export const pens = {
  room: { name: "zr", ...body("room") },
  lit: { name: "zrl", ...body("room-lit") },
  glow: { name: "zg", ...body("glow") },
  earth: { name: "zt", ...line("ink-2", 0.6) },
  duct: { name: "za", ...body("paper", "ink", 0.75) },
  body: { name: "zb", ...body("room", "ink", 1) },
  radiator: { name: "zvr", ...body("room", "heat", 1) },
  panel: { name: "zpv", ...body("paper", "energy", 1.2) },
  seen: { name: "zs", ...line("ink", 1) },
  fine: { name: "zf", ...line("ink-2", 0.6) },
  hidden: { name: "zh", ...line("ink-2", 0.75, ";stroke-dasharray:5 3") },
  power: { name: "ze", ...line("energy", 1.5) },
  heat: { name: "zv", ...line("heat", 1.5) },
  data: { name: "zd", ...line("energy", 0.75, ";stroke-dasharray:3.5 2.5") },
  powerMark: { name: "zef", ...body("energy") },
  heatMark: { name: "zvf", ...body("heat") },
  airMark: { name: "zaf", ...body("ink-2") },
  powerLed: { name: "zel", ...line("energy", 2.8, round) },
  heatLed: { name: "zvl", ...line("heat", 2.8, round) },
  sensor: { name: "zn", ...line("energy", 7.4, round) },
  sensorHole: { name: "znh", ...line("paper", 4.6, round) },
  ground: { name: "zc", ...line("ink", 2) },
  person: { name: "zp", ...body("ink") },
  lampOff: { name: "zlo", ...body("room", "ink", 0.75) },
  lamp: { name: "zl", ...body("lamp", "ink", 0.75) },
  cutEdge: { name: "zk", ...line("ink", 3.4, ";stroke-linejoin:miter") },
  cutPaper: { name: "zkp", ...body("paper") },
  cutInk: { name: "zks", ...body("ink", "ink", 1.2) },
  hatch: { name: "zkh", ...line("ink-2", 0.5) },
  dimension: { name: "zm", ...line("ink-2", 0.75) },
  tick: { name: "zmt", ...line("ink", 1.5) },
  markFill: { name: "zmf", ...body("ink") },
  label: { name: "zx", ...body("ink-2") },
  seenSmall: { name: "zs2", ...line("ink", 0.6) },
  bodySmall: { name: "zb2", ...body("room", "ink", 0.6) },
  fineSmall: { name: "zf2", ...line("ink-2", 0.4) },
  powerSmall: { name: "ze2", ...line("energy", 1) },
  heatSmall: { name: "zv2", ...line("heat", 0.8) },
  panelSmall: { name: "zp2", ...body("paper", "energy", 0.8) },
  sensorSmall: { name: "zn2", ...line("energy", 5, round) },
  holeSmall: { name: "zo2", ...line("paper", 2.6, round) },
  lens: { name: "zo", ...line("ink", 2) },
} as const satisfies { readonly [pen: string]: PenStyle };

const small: { readonly [pen in Pen]?: Pen } = {
  seen: "seenSmall",
  body: "bodySmall",
  fine: "fineSmall",
  power: "powerSmall",
  heat: "heatSmall",
  panel: "panelSmall",
};

const smallPens: ReadonlySet<Pen> = new Set([...Object.values(small), "sensorSmall", "holeSmall"]);

/** The pen to take at a scale: under 9 px a metre, lines of the usual weight would fill the rooms, and under 16, sensors the ceilings. */
export function penAt(pen: Pen, scale: number): Pen {
  if (scale < 16 && pen === "sensor") return "sensorSmall";
  if (scale < 16 && pen === "sensorHole") return "holeSmall";
  return (scale < 9 && small[pen]) || pen;
}

/** Pixels a metre from which a drawing needs none of the pens for small scales. */
export const smallestInline = 16;

/**
 * What a drawing that is a file shows otherwise than drawn. `unlit`: all its lamps are off, for what lies under the same
 * drawing with its lamps on. `bold`: its lines are twice as heavy, for the system that a visitor points at.
 */
export type Finish = "unlit" | "bold";

/** The outlines of sensors and walls are heavy enough. */
const heavy = 2;

/** The rule of a pen; `paint` writes a colour. */
function ruleOf(pen: Pen, paint: (colour: Colour) => string, finish?: Finish): string {
  const { name, fill, stroke, width = 0, rest = "" }: PenStyle = pens[pen];
  if (finish === "unlit" && (pen === "lit" || pen === "glow")) return `.${name}{display:none}`;
  const filled = finish === "unlit" && pen === "lamp" ? "room" : fill;
  const inside = `fill:${filled === undefined ? "none" : paint(filled)}`;
  if (stroke === undefined) return `.${name}{${inside}}`;
  const weight = finish === "bold" && width < heavy ? width * 2 : width;
  return `.${name}{${inside};stroke:${paint(stroke)};stroke-width:${weight}${rest}}`;
}

const variable = (colour: Colour) => `var(--${colour})`;

const allPens = Object.keys(pens) as Pen[];

const labelText = "font:500 13px Figtree,system-ui,sans-serif;font-variant-numeric:tabular-nums";

/**
 * The CSS of every drawing of mode `page` from `smallestInline` px a metre: include it once in a page. It reads the
 * page’s own custom properties.
 * Lit rooms, cones and lamps also carry `fl0`, `fl1`… (0 is the lowest storey), so that a page can switch them on
 * floor by floor. Networks are `.ze` electricity, `.zd` data and `.zn` sensors, `.zv` heat, `.za` air. Rules name one class each and no
 * ancestor: symbols are copied by `<use>` into trees of their own, where `.section .zs` finds nothing.
 */
export const drawingStyles: string = [
  `.section{display:block;max-width:100%;height:auto;overflow:hidden}`,
  ...inlineRules(variable),
  // Every class of a pen starts with this letter, and nothing else’s does.
  `[class^=z]{${steadyRule}}`,
  `.section text{${labelText}}`,
].join("\n");

/** How a drawing that is a file looks. */
export type Look = {
  /** `night`: in its dark colours, whatever the visitor’s theme, for what stands on night. Default: as the theme. */
  readonly theme?: "night";
  readonly finish?: Finish;
};

/** The content of the `<style>` of a drawing that is a file: only the pens it uses, with their colours by day and by night. */
export function fileStyles(used: ReadonlySet<Pen>, hasText: boolean, { theme, finish }: Look): string {
  const drawn = allPens.filter((pen) => used.has(pen));
  const rules = drawn.map((pen) => ruleOf(pen, variable, finish)).join("");
  const painted = new Set(
    drawn.flatMap((pen) => {
      const { fill, stroke }: PenStyle = pens[pen];
      return [fill, stroke];
    }),
  );
  const names = (Object.keys(colours) as Colour[]).filter((name) => painted.has(name));
  const root = (index: 0 | 1) =>
    `:root{${names.map((name) => `--${name}:${colours[name][index]}`).join(";")}}`;
  const themes = theme === "night" ? root(1) : `${root(0)}@media(prefers-color-scheme:dark){${root(1)}}`;
  const text = hasText ? `text{${labelText}}` : "";
  return `${themes}path{${steadyRule}}${rules}${text}`;
}

/**
 * The same for a drawing that becomes pixels as a part of a picture: in light colours, without what only browsers know.
 * Its lines become heavier as it is enlarged. The file of a picture is named after these bytes, so they stay as they are.
 */
export function pictureStyles(used: ReadonlySet<Pen>, mode: "page" | "file"): string {
  const light = (colour: Colour) => colours[colour][0];
  if (mode === "page") return [...inlineRules(light), "", ""].join("\n");
  return allPens
    .filter((pen) => used.has(pen))
    .map((pen) => ruleOf(pen, light))
    .join("");
}

function inlineRules(paint: (colour: Colour) => string): readonly string[] {
  return allPens
    .filter((pen) => !smallPens.has(pen))
    .map((pen) => ruleOf(pen, paint).replaceAll(":0.", ":."));
}
