import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import type { Preset, Processor } from "unified";
import { isPlainMarkdown } from "./is-plain-markdown.ts";

/** A parser that gives of plain Markdown the tree that remark gives, with GFM, directives and every node’s position. */
export type NativeParser = (text: string) => Root;

/**
 * The first step of the pipeline: text to mdast with GFM and directives, every node with its position. remark is the
 * reference and reads everything; a native parser, where there is one, is only given what is proved to come out the same.
 */
export function parseMarkdown(native: NativeParser | undefined): Preset {
  return { plugins: [remarkParse, remarkGfm, remarkDirective, [preferNative, native]] };
}

function preferNative(this: Processor, native: NativeParser | undefined): void {
  const reference = this.parser;
  if (native === undefined || reference === undefined) return;
  this.parser = (text, file) => (isPlainMarkdown(text) ? native(text) : reference(text, file));
}
