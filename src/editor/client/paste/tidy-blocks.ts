import type { Node, Schema } from "prosemirror-model";

/** The address of an image whose bytes the clipboard contains: its number in `pictures`. */
export const carriedImage = /^\/clipboard:(\d+)$/;

/**
 * Simplifies parsed blocks: no empty ones, no spaces at the ends of lines and marks, and each image of the clipboard in a
 * paragraph of its own.
 */
export function tidyBlocks(blocks: readonly Node[]): readonly Node[] {
  return blocks.flatMap(setImagesApart).flatMap(tidyBlock);
}

/**
 * Moves each image of the clipboard into a paragraph of its own. An image of a heading, a list, a quotation or a table
 * moves after that block, because the site shows images only between blocks.
 */
function setImagesApart(block: Node): readonly Node[] {
  const paragraph = (children: readonly Node[]) =>
    typeOf(block.type.schema, "paragraph").create(null, children);
  if (block.type.name !== "paragraph") {
    const images: Node[] = [];
    const rest = takeImages(block, images);
    return [rest, ...images.map((image) => paragraph([image]))];
  }
  const parts: Node[][] = [[]];
  for (const child of block.children)
    if (isCarried(child)) parts.push([child], []);
    else parts.at(-1)?.push(child);
  return parts.map(paragraph);
}

function takeImages(node: Node, images: Node[]): Node {
  if (node.isLeaf) return node;
  images.push(...node.children.filter(isCarried));
  const others = node.children.filter((child) => !isCarried(child));
  return node.type.create(
    node.attrs,
    others.map((child) => takeImages(child, images)),
  );
}

function isCarried({ type, attrs }: Node): boolean {
  return type.name === "image" && carriedImage.test(attrs.url);
}

/** Returns no block for one without words, and several for a paragraph with line breaks in a row. */
function tidyBlock(node: Node): readonly Node[] {
  if (node.isLeaf || node.type.spec.code) return node.isLeaf || node.content.size > 0 ? [node] : [];
  if (node.isTextblock) {
    const lines = node.type.name === "paragraph" ? splitLines(node.children) : [node.children];
    const tidied = lines.map((line) => tidyLine(line, node));
    const isCell = node.type.name.startsWith("table");
    return tidied
      .filter((line) => isCell || line.length > 0)
      .map((line) => node.type.create(node.attrs, line));
  }
  const children = node.children.flatMap(tidyBlock);
  if (children.length === 0) return [];
  const { attrs, type } = node;
  const paragraph = typeOf(type.schema, "paragraph");
  switch (type.name) {
    case "list_item": {
      const spread = children.filter((child) => child.type === paragraph).length > 1;
      // The schema requires it.
      if (children[0]?.type !== paragraph) children.unshift(paragraph.create());
      return [type.create({ ...attrs, spread }, children)];
    }
    case "bullet_list":
    case "ordered_list":
      return [type.create({ ...attrs, spread: children.some((item) => item.attrs.spread) }, children)];
    default:
      return [type.create(attrs, children)];
  }
}

function typeOf({ nodes }: Schema, name: string) {
  const type = nodes[name];
  if (type === undefined) throw new Error(`the schema has no ${name}`);
  return type;
}

/** Splits a paragraph at two line breaks in a row, with which mail programs separate paragraphs. */
function splitLines(children: readonly Node[]): readonly (readonly Node[])[] {
  const parts: Node[][] = [[]];
  let breaks: Node[] = [];
  for (const child of children) {
    if (isBreak(child)) breaks.push(child);
    else if (breaks.length === 0 || !isSpace(child)) {
      if (breaks.length > 1) parts.push([]);
      else parts.at(-1)?.push(...breaks);
      breaks = [];
      parts.at(-1)?.push(child);
    }
  }
  return parts;
}

function isBreak({ type }: Node): boolean {
  return type.name === "hard_break";
}

function isSpace({ text }: Node): boolean {
  return text !== undefined && text.trim() === "";
}

/** Tidies the words of a block. Headings and cells have one line; headings and the first row of a table are bold. */
function tidyLine(children: readonly Node[], { type }: Node): readonly Node[] {
  const isLine = type.name !== "paragraph";
  const isBold = type.name === "heading" || type.name === "table_header";
  const pieces = children.flatMap((child): readonly Node[] => {
    const marks = child.marks.filter((mark) => !isBold || mark.type.name !== "strong");
    if (isLine && isBreak(child)) return [type.schema.text(" ", marks)];
    if (!child.isText || marks.some((mark) => mark.type.name === "code")) return [child.mark(marks)];
    return escapeFacts(child.text ?? "")
      .split(/(\s+)/)
      .flatMap((piece) => (piece === "" ? [] : [type.schema.text(piece, marks)]));
  });
  const kept = joinSpaces(pieces).filter((piece, at, all) => {
    const [before, after] = [all[at - 1], all[at + 1]];
    return !isSpace(piece) || (before && after && !isBreak(before) && !isBreak(after));
  });
  return kept.map((piece, at) => {
    if (!isSpace(piece) && !isBreak(piece)) return piece;
    // A space between two marked words is marked like both.
    const [before, after] = [kept[at - 1]?.marks ?? [], kept[at + 1]?.marks ?? []];
    return piece.mark(before.filter((mark) => mark.isInSet(after)));
  });
}

/** Replaces spaces in a row by one, a no-break space if one of them is. */
function joinSpaces(pieces: readonly Node[]): readonly Node[] {
  const joined: Node[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (!isSpace(piece) || last === undefined || !isSpace(last)) joined.push(piece);
    else if (!/[\u00a0\u202f]/.test(last.text ?? "")) joined.splice(-1, 1, piece);
  }
  return joined.map((piece) =>
    isSpace(piece) ? piece.type.schema.text(/[\u00a0\u202f]/.exec(piece.text ?? "")?.[0] ?? " ") : piece,
  );
}

/** Escapes names between braces, which would be facts of the site. */
function escapeFacts(text: string): string {
  return text.replace(/(?<!\\)\{(?=[\p{L}_][\p{L}\p{N}_-]*\})/gu, "\\{");
}
