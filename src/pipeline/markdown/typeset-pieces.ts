import type { PhrasingContent, Text } from "mdast";
import { applyEdits, type Edit, type Range, type Typographer } from "../../text/typography.ts";
import { markup } from "./markup.ts";

/** The text of a paragraph in reading order: nodes that typography may change, and strings that it only reads. */
export type Piece = Text | string;

export function readPieces(pieces: readonly Piece[]): string {
  let text = "";
  for (const piece of pieces) text += read(piece);
  return text;
}

/**
 * Sets all pieces as one text, since a sentence continues after its emphasis: « **mot** : suite ». Changes the nodes in
 * place and returns `children`, with added markup. `written` is the text of the pieces.
 */
export function typesetPieces(
  children: PhrasingContent[],
  pieces: readonly Piece[],
  written: string,
  typographer: Typographer,
): { readonly children: PhrasingContent[]; readonly text: string } {
  const edits = typographer(written, fixedRanges(pieces));
  if (edits.length === 0) return { children, text: written };
  const split = editPieces(pieces, edits);
  return {
    children: split.size === 0 ? children : replaceTexts(children, split),
    text: applyEdits(written, edits),
  };
}

function read(piece: Piece): string {
  return typeof piece === "string" ? piece : piece.value;
}

function fixedRanges(pieces: readonly Piece[]): readonly Range[] {
  const ranges: Range[] = [];
  let start = 0;
  for (const piece of pieces) {
    const end = start + read(piece).length;
    if (typeof piece === "string") ranges.push({ start, end });
    start = end;
  }
  return ranges;
}

/** Applies the edits to the nodes in which they begin. Returns the replacements for those that need markup. */
function editPieces(
  pieces: readonly Piece[],
  edits: readonly Edit[],
): ReadonlyMap<Text, readonly PhrasingContent[]> {
  const split = new Map<Text, readonly PhrasingContent[]>();
  let start = 0;
  let done = 0;
  let editedTo = 0;
  for (const piece of pieces) {
    const value = read(piece);
    const end = start + value.length;
    const inside: Edit[] = [];
    // An edit may extend into the next pieces, where it removes what it replaces.
    const from = Math.min(value.length, Math.max(0, editedTo - start));
    for (let edit = edits[done]; edit !== undefined && edit.start < end; edit = edits[done]) {
      inside.push(edit);
      editedTo = edit.end;
      done += 1;
    }
    if (typeof piece !== "string" && (from > 0 || inside.length > 0)) {
      const nodes = editText(value, start, from, inside);
      if (nodes.some((node) => node.type !== "text")) split.set(piece, nodes);
      else piece.value = nodes.map((node) => (node.type === "text" ? node.value : "")).join("");
    }
    start = end;
  }
  return split;
}

function editText(
  value: string,
  start: number,
  from: number,
  edits: readonly Edit[],
): readonly PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let text = "";
  let at = from;
  for (const edit of edits) {
    text += value.slice(at, edit.start - start);
    at = Math.min(value.length, edit.end - start);
    if (edit.markup === undefined) {
      text += edit.text;
      continue;
    }
    const [tag, properties] = edit.markup === "raised" ? ["sup", {}] : ["span", { className: ["together"] }];
    nodes.push({ type: "text", value: text }, markup(tag, properties, [{ type: "text", value: edit.text }]));
    text = "";
  }
  nodes.push({ type: "text", value: text + value.slice(at) });
  return nodes;
}

function replaceTexts(
  nodes: readonly PhrasingContent[],
  split: ReadonlyMap<Text, readonly PhrasingContent[]>,
): PhrasingContent[] {
  return nodes.flatMap((node) => {
    if (node.type === "text") return split.get(node) ?? [node];
    if ("children" in node) node.children = replaceTexts(node.children as PhrasingContent[], split);
    return [node];
  });
}
