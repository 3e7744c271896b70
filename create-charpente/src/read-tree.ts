import type { Nodes, Root } from "mdast";
import { decodeString } from "micromark-util-decode-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { findDeepNesting, findHeavyBlock, maxLength } from "../../src/markdown/limits.ts";
import type { NativeParser } from "../../src/markdown/parse-markdown.ts";
import { applyEdits, type TextEdit } from "../../src/text/typography.ts";
import type { OldHead } from "./old-site.ts";

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

/** Returns an empty mapping for any other value. */
export function toMapping(value: unknown): OldHead {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as OldHead) : {};
}

/** Mappings are merged key by key, any other value is replaced. */
export function mergeMappings(all: OldHead, more: OldHead): OldHead {
  const isMapping = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
  const merged = Object.entries(more).map(([key, value]) => {
    const old = all[key];
    const isBoth = isMapping(old) && isMapping(value);
    return [key, isBoth ? mergeMappings(toMapping(old), toMapping(value)) : value];
  });
  return { ...all, ...(Object.fromEntries(merged) as OldHead) };
}

export function toText(value: unknown): string | undefined {
  return typeof value === "string" && value.trim() !== "" ? value.replace(/\s+/g, " ").trim() : undefined;
}

/** The words of a text that may contain HTML. */
export function toPlain(text: string): string {
  return decodeString(text.replace(/<!--[^<>]*-->|<\/?[a-z][^<>]*>/gi, "")).trim();
}
