import type { Root } from "mdast";
import { replaceSign } from "./change-texts.ts";

/**
 * Parses `text` with another sign for some of its slashes, and puts them back. Both parsers take a tag in a line for words where a
 * value without quotes has a slash, as in `<a href=https://a.example>`, which CommonMark allows:
 * https://spec.commonmark.org/0.31.2/#unquoted-attribute-value.
 */
export function keepSlashes(text: string, parse: (text: string) => Root): Root {
  if (!slashed.test(text) || text.includes(sign)) return parse(text);
  const tree = parse(text.replace(tags, (tag) => tag.replace(values, toSigns)));
  replaceSign(tree, sign, "/");
  return tree;
}

/** For private use, so people type it nowhere. As long as a slash, so that all places stay. */
const sign = "\uF8FE";

const slashed = /=\s*[^\s"'=<>`]*\//;
const tags = /<[a-z][a-z0-9-]*\s[^<>]*>/gi;
/** Those in quotes are found as well, so that nothing within them is. */
const values = /"[^"]*"|'[^']*'|=\s*[^\s"'=<>`]+/g;

function toSigns(value: string): string {
  return value.startsWith("=") ? value.replaceAll("/", sign) : value;
}
