import { type Pen, penAt, pens, steady } from "./drawing-styles";
import { pathData, shortNumber } from "./path-data";
import { collectSymbol, type Ink, symbolUse } from "./render-symbol";
import type { Layer, Mark, PlacedSymbol, Sheet } from "./sheet";

/** A mark written from its storey’s floor, so that two storeys can be compared. */
type Piece = { readonly pen: Pen | undefined; readonly text: string };

/** A piece, the storeys on which it is drawn, and what was drawn there. */
type Found = {
  readonly piece: Piece;
  readonly storeys: Set<number>;
  readonly items: (Mark | PlacedSymbol)[];
};

/** Writes a layer: what storeys share, then one path per pen, then symbols. */
export function renderLayer(sheet: Sheet, layer: Layer, ink: Ink): string {
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
