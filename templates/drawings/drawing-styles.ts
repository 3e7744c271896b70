/** What a mark means; the style follows from it. Several pens of one family share a class (`ze` is all electricity). */
export type Pen = keyof typeof pens;

type PenStyle = { readonly name: string; readonly css: string };

/** An attribute for paths without class that a `<use>` strokes: unlike colours, this property is not inherited. */
export const steady = 'vector-effect="non-scaling-stroke"';

/** Strokes keep their weight when a page scales a drawing. */
const steadyRule = "vector-effect:non-scaling-stroke";

const line = (colour: string, width: number, rest = "") =>
  `fill:none;stroke:var(--${colour});stroke-width:${width}${rest}`;
const body = (fill: string, colour: string, width: number) =>
  `fill:var(--${fill});stroke:var(--${colour});stroke-width:${width}`;
const round = ";stroke-linecap:round";

/** The pens in the order in which marks of one layer are painted. */
export const pens = {
  room: { name: "zr", css: "fill:var(--room)" },
  lit: { name: "zrl", css: "fill:var(--room-lit)" },
  glow: { name: "zg", css: "fill:var(--glow)" },
  earth: { name: "zt", css: line("ink-2", 0.6) },
  duct: { name: "za", css: body("paper", "ink", 0.75) },
  body: { name: "zb", css: body("room", "ink", 1) },
  radiator: { name: "zvr", css: body("room", "heat", 1) },
  panel: { name: "zpv", css: body("paper", "energy", 1.2) },
  seen: { name: "zs", css: line("ink", 1) },
  fine: { name: "zf", css: line("ink-2", 0.6) },
  hidden: { name: "zh", css: line("ink-2", 0.75, ";stroke-dasharray:5 3") },
  power: { name: "ze", css: line("energy", 1.5) },
  heat: { name: "zv", css: line("heat", 1.5) },
  data: { name: "zd", css: line("energy", 0.75, ";stroke-dasharray:3.5 2.5") },
  powerMark: { name: "zef", css: "fill:var(--energy)" },
  heatMark: { name: "zvf", css: "fill:var(--heat)" },
  airMark: { name: "zaf", css: "fill:var(--ink-2)" },
  powerLed: { name: "zel", css: line("energy", 2.8, round) },
  heatLed: { name: "zvl", css: line("heat", 2.8, round) },
  sensor: { name: "zn", css: line("energy", 7.4, round) },
  sensorHole: { name: "znh", css: line("paper", 4.6, round) },
  ground: { name: "zc", css: line("ink", 2) },
  person: { name: "zp", css: "fill:var(--ink)" },
  lampOff: { name: "zlo", css: body("room", "ink", 0.75) },
  lamp: { name: "zl", css: body("lamp", "ink", 0.75) },
  cutEdge: { name: "zk", css: line("ink", 3.4, ";stroke-linejoin:miter") },
  cutPaper: { name: "zkp", css: "fill:var(--paper)" },
  cutInk: { name: "zks", css: body("ink", "ink", 1.2) },
  hatch: { name: "zkh", css: line("ink-2", 0.5) },
  dimension: { name: "zm", css: line("ink-2", 0.75) },
  tick: { name: "zmt", css: line("ink", 1.5) },
  markFill: { name: "zmf", css: "fill:var(--ink)" },
  label: { name: "zx", css: "fill:var(--ink-2)" },
  seenSmall: { name: "zs2", css: line("ink", 0.6) },
  bodySmall: { name: "zb2", css: body("room", "ink", 0.6) },
  fineSmall: { name: "zf2", css: line("ink-2", 0.4) },
  powerSmall: { name: "ze2", css: line("energy", 1) },
  heatSmall: { name: "zv2", css: line("heat", 0.8) },
  panelSmall: { name: "zp2", css: body("paper", "energy", 0.8) },
  sensorSmall: { name: "zn2", css: line("energy", 5, round) },
  holeSmall: { name: "zo2", css: line("paper", 2.6, round) },
  lens: { name: "zo", css: line("ink", 2) },
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

const inlinePens = Object.entries(pens).flatMap(([pen, style]) =>
  !smallPens.has(pen as Pen) ? [style] : [],
);

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

const colourNames = Object.keys(colours) as (keyof typeof colours)[];

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
  ...inlinePens.map(({ name, css }) => `.${name}{${css.replaceAll(":0.", ":.")}}`),
  // Every class of a pen starts with this letter, and nothing else’s does.
  `[class^=z]{${steadyRule}}`,
  `.section text{${labelText}}`,
].join("\n");

/** The content of the `<style>` of a drawing that is a file: only the pens it uses, with their colours by day and by night. */
export function fileStyles(used: ReadonlySet<Pen>, hasText: boolean): string {
  const rules = Object.entries(pens)
    .filter(([pen]) => used.has(pen as Pen))
    .map(([, { name, css }]) => `.${name}{${css}}`)
    .join("");
  const names = colourNames.filter((name) => rules.includes(`var(--${name})`));
  const theme = (index: 0 | 1) =>
    `:root{${names.map((name) => `--${name}:${colours[name][index]}`).join(";")}}`;
  const text = hasText ? `text{${labelText}}` : "";
  return `${theme(0)}@media(prefers-color-scheme:dark){${theme(1)}}path{${steadyRule}}${rules}${text}`;
}
