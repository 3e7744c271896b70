import { type Pen, penAt, pens } from "./drawing-styles";
import { parseTurned, pathData, shortNumber } from "./path-data";
import type { DrawnSymbol, Place } from "./sheet";

/** What rendering a layer needs and fills: the pens and symbols used, and the parts that storeys have in common. */
export type Ink = {
  readonly scale: number;
  readonly prefix: string;
  readonly used: Set<Pen>;
  readonly symbols: Map<string, DrawnSymbol>;
  /** Markup for `<defs>`. */
  readonly repeated: string[];
};

/** Writes a symbol for `<defs>`: a path when it has one outline, a group otherwise. */
export function renderSymbol({ id, parts, nested = [] }: DrawnSymbol, ink: Ink): string {
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
export function collectSymbol(symbol: DrawnSymbol, ink: Ink): void {
  for (const [nested] of symbol.nested ?? []) collectSymbol(nested, ink);
  ink.symbols.set(symbol.id, symbol);
}

/** Puts a symbol somewhere, its y counted from `storey`. */
export function symbolUse({ id }: DrawnSymbol, place: Place, { scale, prefix }: Ink, storey = 0): string {
  const { flip = false, size = 1 } = place;
  const [x, y] = [shortNumber(place.x * scale), shortNumber((storey - place.y) * scale)];
  const href = `href="#${prefix}${id}"`;
  if (!flip && size === 1)
    return `<use ${href}${x === "0" ? "" : ` x="${x}"`}${y === "0" ? "" : ` y="${y}"`}/>`;
  const by = String(Number(size.toFixed(2))).replace(/^0\./, ".");
  return `<use ${href} transform="translate(${x} ${y})scale(${flip ? `-${by} ${by}` : by})"/>`;
}
