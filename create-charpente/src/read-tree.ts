import type { Nodes, Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { findDeepNesting, findHeavyBlock, maxLength } from "../../src/markdown/limits.ts";
import type { NativeParser } from "../../src/markdown/parse-markdown.ts";
import { applyEdits, type TextEdit } from "../../src/text/typography.ts";

/** Gives the tree of a Markdown text, as most generators read it. */
export type ReadTree = (text: string) => Root;

/** Without a native parser, or for a text that is too much for it, remark reads it. Steps that follow share a tree. */
export function createTreeReader(native: NativeParser | undefined): ReadTree {
  const remark = unified().use(remarkParse).use(remarkGfm).freeze();
  let last: { readonly text: string; readonly tree: Root } | undefined;
  return (text) => {
    if (last?.text !== text)
      last = { text, tree: native && isFit(text) ? native.parse(text) : remark.parse(text) };
    return last.tree;
  };
}

function isFit(text: string): boolean {
  return (
    text.length <= maxLength && findDeepNesting(text) === undefined && findHeavyBlock(text) === undefined
  );
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
export function splice(text: string, edits: readonly TextEdit[]): string {
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
