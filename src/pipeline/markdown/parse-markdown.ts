import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import type { Parser, Preset, Processor } from "unified";
import { adaptNativeParser, type NativeParser } from "./adapt-native-parser.ts";
import { replaceSign } from "./change-texts.ts";

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

/**
 * Parses `text` with another sign in place of slashes in values without quotes, as in `<a href=https://a.example>`.
 * CommonMark allows these slashes, but both parsers read such a tag in a line as words:
 * https://spec.commonmark.org/0.31.2/#unquoted-attribute-value.
 */
function keepSlashes(text: string, parse: (text: string) => Root): Root {
  if (!slashed.test(text) || text.includes(sign)) return parse(text);
  const tree = parse(text.replace(tags, (tag) => tag.replace(values, toSigns)));
  replaceSign(tree, sign, "/");
  return tree;
}

/** A character of the private use area, which nobody types. It is as long as a slash, so positions stay the same. */
const sign = "\uF8FE";

const slashed = /=\s*[^\s"'=<>`]*\//;
const tags = /<[a-z][a-z0-9-]*\s[^<>]*>/gi;
/** Matches quoted values as well, so that nothing within them is matched. */
const values = /"[^"]*"|'[^']*'|=\s*[^\s"'=<>`]+/g;

function toSigns(value: string): string {
  return value.startsWith("=") ? value.replaceAll("/", sign) : value;
}
