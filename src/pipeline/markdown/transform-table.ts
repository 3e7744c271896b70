import type { AlignType, Paragraph, RootContent, Table, TableRow } from "mdast";
import { type Markup, markup } from "./code-markup.ts";
import type { Compilation } from "./compilation.ts";
import { transformText } from "./transform-text.ts";

const captionMark = /^Table ?:[ \n]*/;

/** The paragraph `Table: …` right before a table is its caption. */
export function isCaption(node: RootContent | undefined): node is Paragraph {
  if (node?.type !== "paragraph") return false;
  const [first] = node.children;
  return first?.type === "text" && captionMark.test(first.value);
}

/**
 * Puts a table into a region that scrolls sideways. The keyboard can only scroll what has the focus, so the region is
 * focusable. With a caption it is a landmark of that name; without one it has no role, because a region without a name
 * announces nothing.
 */
export function transformTable(
  node: Table,
  caption: Paragraph | undefined,
  compilation: Compilation,
): Markup {
  const title = caption && transformText(withoutMark(caption), compilation);
  const [head, ...rows] = node.children.map((row, index) =>
    drawRow(row, index === 0, node.align ?? [], compilation),
  );
  const table = markup("table", {}, [
    ...(title ? [markup("caption", {}, title.children)] : []),
    ...(head ? [markup("thead", {}, [head])] : []),
    ...(rows.length > 0 ? [markup("tbody", {}, rows)] : []),
  ]);
  const label = title?.text.trim();
  return markup("section", { className: ["table-region"], tabIndex: 0, ...(label && { ariaLabel: label }) }, [
    table,
  ]);
}

function withoutMark({ children: [first, ...others] }: Paragraph): Paragraph["children"] {
  if (first?.type !== "text") return others;
  return [{ ...first, value: first.value.replace(captionMark, "") }, ...others];
}

function drawRow(
  row: TableRow,
  isHead: boolean,
  align: readonly AlignType[],
  compilation: Compilation,
): Markup {
  const cells = row.children.map((cell, column) => {
    const { children } = transformText(cell.children, compilation);
    const side = align[column];
    const className = side ? { className: [`align-${side}`] } : {};
    // The empty corner above a column of names is not a header.
    const isHeader = isHead && children.length > 0;
    return markup(isHeader ? "th" : "td", isHeader ? { scope: "col", ...className } : className, children);
  });
  return markup("tr", {}, cells);
}
