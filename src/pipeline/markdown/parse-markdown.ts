import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import type { Preset, Processor } from "unified";
import { adaptNativeParser, type NativeParser } from "./adapt-native-parser.ts";

/** The first step: from text to mdast. Without a native parser, remark reads everything. */
export function parseMarkdown(native: NativeParser | undefined): Preset {
  return { plugins: [remarkParse, remarkGfm, remarkDirective, [preferNative, native]] };
}

function preferNative(this: Processor, native: NativeParser | undefined): void {
  if (native !== undefined) this.parser = adaptNativeParser(native);
}
