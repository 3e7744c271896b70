import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import type { Parser, Preset, Processor } from "unified";
import { adaptNativeParser, type NativeParser } from "./adapt-native-parser.ts";
import { keepSlashes } from "./keep-slashes.ts";

/** The first step: from text to mdast. Without a native parser, remark reads everything. */
export function parseMarkdown(native: NativeParser | undefined): Preset {
  return { plugins: [remarkParse, remarkGfm, remarkDirective, [preferNative, native], readSlashes] };
}

function preferNative(this: Processor, native: NativeParser | undefined): void {
  if (native !== undefined) this.parser = adaptNativeParser(native);
}

function readSlashes(this: Processor): void {
  const parser = this.parser as Parser<Root>;
  this.parser = (text, file) => keepSlashes(text, (changed) => parser(changed, file));
}
