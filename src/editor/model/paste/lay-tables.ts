import type { Element, ElementContent, Parents } from "hast";
import {
  attribute,
  childrenOf,
  element,
  elementsIn,
  isBlank,
  isElement,
  nameOf,
  styleOf,
} from "./elements.ts";
import type { LossCount } from "./losses.ts";

/** Reduces tables to a header row and cells of one line. Replaces layout tables by their words. */
export function layTables(part: Parents, losses: LossCount): void {
  part.children = childrenOf(part).flatMap((child) => {
    if (!isElement(child)) return [child];
    if (child.tagName === "table") return layTable(child, losses);
    layTables(child, losses);
    return [child];
  });
}

function layTable(table: Element, losses: LossCount): readonly ElementContent[] {
  const rows = rowsOf(table);
  if (isLayout(table, rows)) {
    const cells = rows.flatMap((row) => cellsOf(row).map((cell) => element("div", cell.children)));
    for (const cell of cells) layTables(cell, losses);
    return cells;
  }
  const filled = rows.filter((row) => !isBlank(row));
  for (const [index, row] of filled.entries())
    for (const cell of cellsOf(row)) {
      if ([cell.properties.colSpan, cell.properties.rowSpan].some((span) => Number(span) > 1))
        losses.add("mergedCells");
      const side = alignOf(cell);
      cell.properties = { ...spansOf(cell), ...(side && { align: side }) };
      cell.tagName = index === 0 ? "th" : "td";
      const { parts, lines, tables } = flatten(cell.children);
      if (lines > 0) losses.add("cellLines", lines);
      if (tables > 0) losses.add("cellTables", tables);
      cell.children = parts;
    }
  const caption = table.children.find((child) => isElement(child, "caption"));
  const above = isElement(caption) ? [element("p", caption.children)] : [];
  return filled.length === 0 ? above : [...above, element("table", filled)];
}

function rowsOf(table: Element): readonly Element[] {
  return table.children.flatMap((child) => {
    if (isElement(child, "tr")) return [child];
    return isElement(child, "thead", "tbody", "tfoot") ? rowsOf(child) : [];
  });
}

function cellsOf(row: Element): readonly Element[] {
  return row.children.filter((child): child is Element => isElement(child, "td", "th"));
}

function isLayout(table: Element, rows: readonly Element[]): boolean {
  if (/^(?:presentation|none)$/.test(attribute(table, "role"))) return true;
  const holdsBlocks = [...elementsIn(table)].some((inner) =>
    isElement(inner, "h1", "hr", "pre", "blockquote"),
  );
  return holdsBlocks || rows.every((row) => cellsOf(row).length < 2);
}

function spansOf({ properties: { colSpan, rowSpan } }: Element) {
  return { ...(Number(colSpan) > 1 && { colSpan }), ...(Number(rowSpan) > 1 && { rowSpan }) };
}

function alignOf(cell: Element): string | undefined {
  const inner = cell.children.filter((child): child is Element => isElement(child, "p", "div"));
  const sides = [...inner, cell].map(
    (each) => styleOf(each, "text-align") || attribute(each, "align").toLowerCase(),
  );
  const side = sides.find((each) => each !== "");
  return side === "center" || side === "right" ? side : undefined;
}

const blocks: ReadonlySet<string> = new Set(
  "p div ul ol li table tr td th tbody thead dl dt dd blockquote".split(" "),
);

type Flat = { parts: ElementContent[]; lines: number; tables: number };

/** Joins the blocks of a cell into one line. Items of lists are separated by semicolons. */
function flatten(children: readonly ElementContent[]): Flat {
  const flat: Flat = { parts: [], lines: 0, tables: 0 };
  const separate = (by: string) => {
    if (!flat.parts.some((part) => !isBlank(part))) return;
    flat.parts.push({ type: "text", value: by });
    flat.lines += 1;
  };
  let wasBlock = false;
  for (const child of children) {
    if (isBlank(child) && nameOf(child) !== "br") {
      if (child.type === "text") flat.parts.push(child);
      continue;
    }
    const name = nameOf(child);
    const isBreak = name === "br";
    const isBlock = blocks.has(name);
    if (isBreak || isBlock || wasBlock) separate(name === "li" && wasBlock ? " ; " : " ");
    wasBlock = isBlock;
    if (isBreak) continue;
    if (child.type !== "element") {
      flat.parts.push(child);
      continue;
    }
    if (child.tagName === "table") flat.tables += 1;
    const inner = flatten(child.children);
    flat.lines += inner.lines;
    flat.tables += inner.tables;
    flat.parts.push(...(isBlock ? inner.parts : [{ ...child, children: inner.parts }]));
  }
  return flat;
}
