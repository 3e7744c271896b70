import { attribute, blocks, headings, isBlank, isElement, make, styleOf, textOf } from "./dom.ts";
import type { Losses } from "./losses.ts";

/** Reduces tables to a header row and cells of one line. Replaces layout tables by their words. */
export function layTables(part: DocumentFragment, losses: Losses): void {
  // The tables within one come after it.
  for (const table of part.querySelectorAll("table")) if (part.contains(table)) layTable(table, losses);
}

function layTable(table: Element, losses: Losses): void {
  const isOwn = (part: Element) => part.closest("table") === table;
  const captions = [...table.querySelectorAll("caption")].filter(isOwn);
  const above = captions.map((caption) => make("div", ...caption.childNodes));
  const rows = [...table.querySelectorAll("tr")].filter(isOwn);
  // An empty table still separates the words around it.
  table.before(make("div"));
  if (isLayout(table, rows)) {
    const cells = rows.flatMap((row) => cellsOf(row).map((cell) => make("div", ...cell.childNodes)));
    table.replaceWith(...above, ...cells);
  } else {
    const grid = layGrid(rows, losses);
    table.replaceWith(...above, ...(grid.length > 0 ? [drawTable(grid, losses)] : []));
  }
}

function cellsOf(row: Element): readonly Element[] {
  return [...row.children].filter((child) => child.matches("td, th"));
}

function isLayout(table: Element, rows: readonly Element[]): boolean {
  return (
    /^(?:presentation|none)$/.test(attribute(table, "role")) ||
    table.querySelector(`hr, pre, blockquote, ${headings}`) !== null ||
    rows.every((row) => cellsOf(row).length < 2)
  );
}

type Grid = readonly (readonly (Element | undefined)[])[];

/** Puts each cell into the first of the places that it covers. Leaves out rows without words. */
function layGrid(rows: readonly Element[], losses: Losses): Grid {
  const grid: (Element | undefined)[][] = rows.map(() => []);
  for (const [at, row] of rows.entries()) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      while (grid[at] && column in grid[at]) column += 1;
      const [width, height] = ["colspan", "rowspan"].map((name) => readSpan(cell, name)) as [number, number];
      if (width * height > 1 && !isBlank(row)) losses.add("mergedCells");
      for (const covered of grid.slice(at, at + height))
        for (let offset = 0; offset < width; offset += 1) covered[column + offset] = undefined;
      if (grid[at]) grid[at][column] = cell;
    }
  }
  const width = Math.max(0, ...grid.map((row) => row.length));
  return grid
    .map((row) => Array.from({ length: width }, (_, column) => row[column]))
    .filter((row) => row.some((cell) => cell && !isBlank(cell)));
}

/** A number of columns or rows, within reason. */
function readSpan(cell: Element, name: string): number {
  return Math.min(100, Math.max(1, Math.floor(Number(attribute(cell, name))) || 1));
}

function drawTable(grid: Grid, losses: Losses): Element {
  const sides = grid[0]?.map((_, column) => grid.map((row) => alignOf(row[column])).find(Boolean));
  const rows = grid.map((row, at) =>
    make(
      "tr",
      ...row.map((cell, column) => {
        const { parts, lines, tables } = flatten(cell?.childNodes ?? []);
        losses.add("cellLines", lines);
        losses.add("cellTables", tables);
        const drawn = make(at === 0 ? "th" : "td", ...parts);
        const side = sides?.[column];
        if (side) drawn.setAttribute("style", `text-align: ${side}`);
        return drawn;
      }),
    ),
  );
  return make("table", ...rows);
}

function alignOf(cell: Element | undefined): string | undefined {
  if (cell === undefined) return undefined;
  const inner = [...cell.children].filter((child) => child.matches("p, div"));
  const sides = [...inner, cell].map((each) => styleOf(each, "text-align") || attribute(each, "align"));
  const side = sides.find((each) => each !== "")?.toLowerCase();
  return side === "center" || side === "right" ? side : undefined;
}

type Flat = { readonly parts: Node[]; lines: number; tables: number };

/** Joins the blocks of a cell into one line. Items of lists are separated by semicolons. */
function flatten(children: Iterable<Node>): Flat {
  const flat: Flat = { parts: [], lines: 0, tables: 0 };
  const separate = (by: string) => {
    if (flat.parts.every(isBlank)) return;
    flat.parts.push(make("span", by));
    flat.lines += 1;
  };
  let wasBlock = false;
  for (const child of [...children]) {
    const isBreak = isElement(child, "br");
    if (isBlank(child) && !isBreak) {
      if (textOf(child) !== "") flat.parts.push(make("span", " "));
      continue;
    }
    const isBlock =
      child instanceof Element && (child.matches(blocks) || child.querySelector(blocks) !== null);
    if (isBreak || isBlock || wasBlock) separate(isElement(child, "li") && wasBlock ? " ; " : " ");
    wasBlock = isBlock;
    if (isBreak) continue;
    if (!isElement(child)) {
      flat.parts.push(child);
      continue;
    }
    if (child.matches("table")) flat.tables += 1;
    const inner = flatten(child.childNodes);
    flat.lines += inner.lines;
    flat.tables += inner.tables;
    if (isBlock) flat.parts.push(...inner.parts);
    else {
      child.replaceChildren(...inner.parts);
      flat.parts.push(child);
    }
  }
  return flat;
}
