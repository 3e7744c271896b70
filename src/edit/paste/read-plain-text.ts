import type { List, PhrasingContent, RootContent } from "mdast";
import { escapeFacts } from "./tidy-phrasing.ts";

/** Reads plain text. Lines with bullets or numbers become lists, lines with tabs tables, other lines paragraphs. */
export function readPlainText(text: string): readonly RootContent[] {
  const lines = text.replace(/\r\n?/g, "\n").split("\n");
  const blocks: RootContent[] = [];
  for (let at = 0; at < lines.length; ) {
    const { block, count } = readBlock(lines.slice(at));
    if (block) blocks.push(block);
    at += count;
  }
  return blocks;
}

type Read = { readonly block: RootContent | undefined; readonly count: number };

function readBlock(lines: readonly string[]): Read {
  for (const sign of [bullet, number]) {
    const items = takeWhile(lines, (line) => sign.test(line));
    if (items.length > (sign === number ? 1 : 0)) return { block: toList(items, sign), count: items.length };
  }
  const table = readRows(lines);
  if (table.length > 1) return { block: toTable(table), count: table.length };
  const [line = ""] = lines;
  return { block: line.trim() === "" ? undefined : paragraph(line), count: 1 };
}

const bullet = /^\s*[•◦▪‣·–—*-]\s+(?=\S)/u;
const number = /^\s*(\d{1,3})[.)]\s+(?=\S)/;

function toList(lines: readonly string[], sign: RegExp): List {
  return {
    type: "list",
    ordered: sign === number,
    start: sign === number ? Number(number.exec(lines[0] ?? "")?.[1] ?? 1) : null,
    spread: false,
    children: lines.map((line) => ({
      type: "listItem",
      spread: false,
      checked: null,
      children: [paragraph(line.replace(sign, ""))],
    })),
  };
}

function readRows(lines: readonly string[]): readonly (readonly string[])[] {
  const width = (lines[0] ?? "").split("\t").length;
  if (width < 2) return [];
  return takeWhile(lines, (line) => line.split("\t").length === width).map((line) => line.split("\t"));
}

function toTable(rows: readonly (readonly string[])[]): RootContent {
  return {
    type: "table",
    align: (rows[0] ?? []).map(() => null),
    children: rows.map((row) => ({
      type: "tableRow",
      children: row.map((cell) => ({ type: "tableCell", children: words(cell) })),
    })),
  };
}

function paragraph(line: string): Extract<RootContent, { type: "paragraph" }> {
  return { type: "paragraph", children: words(line) };
}

function words(text: string): PhrasingContent[] {
  const value = escapeFacts(text.replaceAll("\t", " ").trim());
  return value === "" ? [] : [{ type: "text", value }];
}

function takeWhile(lines: readonly string[], test: (line: string) => boolean): readonly string[] {
  const end = lines.findIndex((line) => !test(line));
  return end < 0 ? lines : lines.slice(0, end);
}
