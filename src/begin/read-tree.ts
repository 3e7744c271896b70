import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { applyEdits, type Edit } from "../text/typography.ts";

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The tree of a Markdown text, as most generators read it. */
export function readTree(text: string): Root {
  return parser.parse(text);
}

/** The offsets of a node in the text, and its line, from 1. */
export function spanOf({ position }: { readonly position?: Root["position"] }) {
  return {
    start: position?.start.offset ?? 0,
    end: position?.end.offset ?? 0,
    line: position?.start.line ?? 1,
  };
}

/** Applies edits that do not overlap, in any order. */
export function splice(text: string, edits: readonly Edit[]): string {
  return applyEdits(
    text,
    [...edits].sort((a, b) => a.start - b.start),
  );
}

/** The words of a node, without marks. */
export function wordsOf(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(wordsOf).join("") : "";
}
