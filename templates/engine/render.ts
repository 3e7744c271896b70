import type { Building, BuildingSystem } from "./building.ts";
import { parseTurned, pathData, shortNumber } from "./path-data.ts";
import { type Pen, penAt, pens, steady } from "./pens.ts";
import {
  type DrawnSymbol,
  type Label,
  type Layer,
  layers,
  type Mark,
  type Place,
  type PlacedSymbol,
  type Sheet,
} from "./sheet.ts";

/** What lines follow from. */
export type SectionOptions = {
  /** Pixels a metre. Detail follows: hatched walls from 12, pipes and ducts from 10. */
  readonly scale: number;
  /** `page`: inline in HTML, coloured by `drawingStyles`. `file`: an SVG by itself, with its own colours, light and dark. */
  readonly mode: "page" | "file";
  /** Makes ids unique when one building is inline twice in a page. */
  readonly idPrefix?: string;
  /** The part to draw, in metres: `x`, `y` its lower left corner, y upwards from ±0,00. Default: all of it. */
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** One system of the building, alone: what lies over a drawing of the whole to bring that system out. */
  readonly only?: BuildingSystem;
  /** Levels, dimension chain and leaders. Text follows the page’s font, or the system’s in a file. Default: false. */
  readonly marks?: boolean;
};

/** A part of a drawing, in px: `x` and `y` its upper left corner, from the left face and the ground line, y downwards. */
export type View = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** From this scale up, cut walls are hatched; below, they are solid ink. */
const scaleOfHatching = 12;

/** A sheet written as SVG: the inside of its `<svg>`, without styles and labels, and what these follow from. */
type Rendered = {
  /** Attributes of the `<svg>`. */
  readonly attributes: string;
  /** The accessible name. */
  readonly names: string;
  readonly content: string;
  readonly used: ReadonlySet<Pen>;
};

/** Writes a sheet: layers from back to front, one path per pen, symbols once in `<defs>`. */
export function renderSheet(sheet: Sheet, building: Building, options: SectionOptions, view: View): Rendered {
  const prefix = options.idPrefix ?? (options.mode === "page" ? letters(building.seed) : "");
  const used = new Set<Pen>();
  const symbols = new Map<string, DrawnSymbol>();
  const solid = building.poche === "solid" || options.scale < scaleOfHatching;
  const ink: Ink = { scale: options.scale, prefix, used, symbols, repeated: [] };
  const body = layers
    .map(
      (layer) =>
        (layer === "cut" ? cutPaths(sheet, prefix, solid, used) : "") + renderLayer(sheet, layer, ink),
    )
    .join("");
  const lens = building.lens && !options.crop ? building.lens : undefined;
  if (lens) used.add("lens").add("room");
  const content = lens
    ? `<use class="zr" href="#${prefix}oc"/><g clip-path="url(#${prefix}o)">${body}</g><use class="zo" href="#${prefix}oc"/>`
    : body;
  const defs = [...symbols.values()].map((symbol) => renderSymbol(symbol, ink)).join("");
  const hatch = sheet.cuts.length > 0 && !solid ? hatchPattern(prefix, used) : "";
  const lensDefs = lens ? lensMarkup(lens, options.scale, prefix) : "";
  const cut = sheet.cuts.length > 0 ? `<path id="${prefix}k" ${steady} d="${sheet.cuts.join("")}"/>` : "";
  if (sheet.labels.length > 0) used.add("label");
  const { title, description } = building;
  const described = description === undefined ? "" : `<desc id="${prefix}d">${escaped(description)}</desc>`;
  const labelled = described === "" ? `${prefix}t` : `${prefix}t ${prefix}d`;
  const kind = options.mode === "page" ? 'class="section"' : 'xmlns="http://www.w3.org/2000/svg"';
  return {
    attributes: `${kind} role="img" aria-labelledby="${labelled}" width="${view.width}" height="${view.height}" ${viewBox(view)}`,
    names: `<title id="${prefix}t">${escaped(title)}</title>${described}`,
    content: `<defs>${hatch}${lensDefs}${cut}${defs}${ink.repeated.join("")}</defs>${content}`,
    used,
  };
}

/** The same content with lines that become heavier as it is enlarged. */
export function withoutSteady(content: string): string {
  return content.replaceAll(` ${steady}`, "");
}

export function viewBox({ x, y, width, height }: View): string {
  return `viewBox="${x} ${y} ${width} ${height}"`;
}

/** Gives the data of a path that draws a text from a point, as `anchor` places it. For programs without the fonts of the site. */
export type Outline = (text: string, x: number, y: number, anchor: Label["anchor"]) => string;

/** Writes a label as text, or as an outline. */
export function renderLabel(
  { x, y, text, anchor, upwards }: Label,
  scale: number,
  outline?: Outline,
): string {
  const [px, py] = [shortNumber(x * scale), shortNumber(-y * scale)];
  const turned = `transform="translate(${px} ${py})rotate(-90)"`;
  if (outline !== undefined) {
    const [x0, y0] = upwards ? [0, 0] : [Number(px), Number(py)];
    return `<path class="zx" ${upwards ? turned : ""} d="${outline(text, x0, y0, anchor)}"/>`;
  }
  const align = anchor === "start" ? "" : ` text-anchor="${anchor}"`;
  return `<text class="zx"${align} ${upwards ? turned : `x="${px}" y="${py}"`}>${escaped(text)}</text>`;
}

/** All that is cut, as one shape: its outline is stroked, then its inside covered, so that no line crosses a joint. */
function cutPaths(sheet: Sheet, prefix: string, solid: boolean, used: Set<Pen>): string {
  if (sheet.cuts.length === 0) return "";
  const use = (pen: Pen) => {
    used.add(pen);
    return `<use class="${pens[pen].name}" href="#${prefix}k"/>`;
  };
  if (solid) return use("cutInk");
  return [use("cutEdge"), use("cutPaper"), `<use fill="url(#${prefix}h)" href="#${prefix}k"/>`].join("");
}

function hatchPattern(prefix: string, used: Set<Pen>): string {
  used.add("hatch");
  return `<pattern id="${prefix}h" width="4.6" height="4.6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path class="zkh" d="M0 2h4.6"/></pattern>`;
}

function lensMarkup({ x, y, radius }: NonNullable<Building["lens"]>, scale: number, prefix: string): string {
  const circle = pathData([["O", x, y, radius]], { scale });
  return `<path id="${prefix}oc" ${steady} d="${circle}"/><clipPath id="${prefix}o"><use href="#${prefix}oc"/></clipPath>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

/** A number as capital letters: symbols have lower-case ids, so a prefix and an id never read as another pair. */
function letters(number: number): string {
  const rest = Math.floor(number / 26);
  return (rest > 0 ? letters(rest) : "") + String.fromCharCode(65 + (number % 26));
}

/** A mark written from its storey’s floor, so that two storeys can be compared. */
type Piece = { readonly pen: Pen | undefined; readonly text: string };

/** A piece, the storeys on which it is drawn, and what was drawn there. */
type Found = {
  readonly piece: Piece;
  readonly storeys: Set<number>;
  readonly items: (Mark | PlacedSymbol)[];
};

/** Writes a layer: what storeys share, then one path per pen, then symbols. */
function renderLayer(sheet: Sheet, layer: Layer, ink: Ink): string {
  const marks = sheet.marks.filter((mark) => mark.layer === layer);
  const placed = sheet.placed.filter((item) => item.layer === layer);
  for (const { pen } of marks) ink.used.add(penAt(pen, ink.scale));
  for (const { symbol } of placed) collectSymbol(symbol, ink);
  const { shared, markup } = shareStoreys(marks, placed, ink);
  const byClass = new Map<string, string>();
  for (const mark of marks.toSorted((a, b) => penOrder(a.pen) - penOrder(b.pen))) {
    if (shared.has(mark)) continue;
    const className = classOf(mark.pen, ink);
    const name = mark.floor === undefined ? className : `${className} fl${mark.floor}`;
    byClass.set(name, (byClass.get(name) ?? "") + dataOf(mark, ink.scale, 0));
  }
  const paths = [...byClass].map(([name, data]) => pathMarkup(name, data, ink));
  const uses = placed
    .filter((item) => !shared.has(item))
    .map((item) => symbolUse(item.symbol, item.place, ink));
  return [markup, ...paths, ...uses].join("");
}

/**
 * Finds marks and symbols that several storeys have in common, and writes them once. Marks that light up floor by floor
 * are left out. Returns the marks and symbols that it wrote, and the markup that repeats them on each storey.
 */
function shareStoreys(
  marks: readonly Mark[],
  placed: readonly PlacedSymbol[],
  ink: Ink,
): { readonly shared: ReadonlySet<Mark | PlacedSymbol>; readonly markup: string } {
  const pieces = new Map<string, Found>();
  for (const item of [...marks, ...placed]) {
    const { storey } = item;
    if (storey === undefined || ("floor" in item && item.floor !== undefined)) continue;
    const piece: Piece =
      "pen" in item
        ? { pen: item.pen, text: dataOf(item, ink.scale, storey) }
        : { pen: undefined, text: symbolUse(item.symbol, item.place, ink, storey) };
    const key = `${piece.pen} ${piece.text}`;
    const known: Found = pieces.get(key) ?? { piece, storeys: new Set(), items: [] };
    known.storeys.add(storey);
    known.items.push(item);
    pieces.set(key, known);
  }
  const bySet = new Map<string, Found[]>();
  for (const found of pieces.values()) {
    const set = [...found.storeys].toSorted((a, b) => a - b).join(" ");
    bySet.set(set, [...(bySet.get(set) ?? []), found]);
  }
  const shared = new Set<Mark | PlacedSymbol>();
  let markup = "";
  for (const [set, group] of bySet) {
    const storeys = set.split(" ").map(Number);
    const length = group.reduce((sum, { piece }) => sum + piece.text.length, 0);
    const gain = length * (storeys.length - 1) - storeys.length * (26 + ink.prefix.length) - 50;
    if (gain <= 0) continue;
    const id = `${ink.prefix}r${ink.repeated.length}`;
    ink.repeated.push(
      groupMarkup(
        id,
        group.map(({ piece }) => piece),
        ink,
      ),
    );
    for (const { items } of group) for (const item of items) shared.add(item);
    markup += storeys.map((level) => `<use href="#${id}" y="${shortNumber(-level * ink.scale)}"/>`).join("");
  }
  return { shared, markup };
}

function groupMarkup(id: string, pieces: readonly Piece[], ink: Ink): string {
  const byPen = new Map<Pen, string>();
  const drawn = pieces.filter((piece): piece is { pen: Pen; text: string } => piece.pen !== undefined);
  for (const { pen, text } of drawn.toSorted((a, b) => penOrder(a.pen) - penOrder(b.pen))) {
    byPen.set(pen, (byPen.get(pen) ?? "") + text);
  }
  const paths = [...byPen].map(([pen, data]) => pathMarkup(classOf(pen, ink), data, ink));
  const uses = pieces.filter(({ pen }) => pen === undefined).map(({ text }) => text);
  return `<g id="${id}">${paths.join("")}${uses.join("")}</g>`;
}

function pathMarkup(name: string, data: string, ink: Ink): string {
  if (name !== classOf("sensor", ink)) return `<path class="${name}" d="${data}"/>`;
  // A sensor is a ring: a dot with a smaller dot in the colour of the paper on it.
  ink.used.add(penAt("sensorHole", ink.scale));
  // Not `r`: the group around it may already have the same number with that letter.
  const id = `${ink.prefix}n${ink.repeated.length}`;
  ink.repeated.push(`<path id="${id}" ${steady} d="${data}"/>`);
  return `<use class="${name}" href="#${id}"/><use class="${classOf("sensorHole", ink)}" href="#${id}"/>`;
}

function classOf(pen: Pen, { scale }: Ink): string {
  return pens[penAt(pen, scale)].name;
}

function penOrder(pen: Pen): number {
  return order.indexOf(pen);
}

const order = Object.keys(pens) as Pen[];

function dataOf({ pen, steps, place }: Mark, scale: number, storey: number): string {
  const isRough = scale >= 11 && (pen === "room" || pen === "lit" || pen === "glow");
  return pathData(steps, { scale, ...place, y: place.y - storey, isRough });
}

/** What rendering a layer needs and fills: the pens and symbols used, and the parts that storeys have in common. */
type Ink = {
  readonly scale: number;
  readonly prefix: string;
  readonly used: Set<Pen>;
  readonly symbols: Map<string, DrawnSymbol>;
  /** Markup for `<defs>`. */
  readonly repeated: string[];
};

/** Writes a symbol for `<defs>`: a path when it has one outline, a group otherwise. */
function renderSymbol({ id, parts, nested = [] }: DrawnSymbol, ink: Ink): string {
  const [only, ...others] = parts.map(([pen, outline]) => {
    const scaled = penAt(pen, ink.scale);
    ink.used.add(scaled);
    const data = pathData(parseTurned(outline), { scale: ink.scale });
    return `class="${pens[scaled].name}" d="${data}"/>`;
  });
  if (only && others.length === 0 && nested.length === 0) return `<path id="${ink.prefix}${id}" ${only}`;
  const paths = only ? [only, ...others].map((path) => `<path ${path}`) : [];
  const uses = nested.map(([symbol, place]) => symbolUse(symbol, place, ink));
  return `<g id="${ink.prefix}${id}">${[...paths, ...uses].join("")}</g>`;
}

/** Notes that a symbol is used, and those that it is made of. */
function collectSymbol(symbol: DrawnSymbol, ink: Ink): void {
  for (const [nested] of symbol.nested ?? []) collectSymbol(nested, ink);
  ink.symbols.set(symbol.id, symbol);
}

/** Puts a symbol somewhere, its y counted from `storey`. */
function symbolUse({ id }: DrawnSymbol, place: Place, { scale, prefix }: Ink, storey = 0): string {
  const { flip = false, size = 1 } = place;
  const [x, y] = [shortNumber(place.x * scale), shortNumber((storey - place.y) * scale)];
  const href = `href="#${prefix}${id}"`;
  if (!flip && size === 1)
    return `<use ${href}${x === "0" ? "" : ` x="${x}"`}${y === "0" ? "" : ` y="${y}"`}/>`;
  const by = String(Number(size.toFixed(2))).replace(/^0\./, ".");
  return `<use ${href} transform="translate(${x} ${y})scale(${flip ? `-${by} ${by}` : by})"/>`;
}
