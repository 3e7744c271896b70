import type { Root } from "hast";
import { visit } from "unist-util-visit";
import { holdsWordless } from "./html-elements.ts";
import { findUnusedWord } from "./read-html.ts";

/** False when the HTML ends within a tag, a comment or a quoted value, which would swallow the text after it. */
export function isWholeHtml(value: string, readHtml: (html: string) => Root): boolean {
  // Nearly all HTML that people write is seen to be whole without a parser.
  if (!value.replace(plainTags, "").includes("<") && !holdsWordless(value)) return true;
  const end = findUnusedWord([value]);
  let isWhole = false;
  visit(readHtml(`${value}<!--${end}-->`), "comment", (comment) => {
    isWhole ||= comment.value === end;
  });
  return isWhole;
}

/** Comments and tags as CommonMark defines them, which end there for browsers as well. */
const plainTags =
  /<!--(?!-?>)(?:(?!--!?>|<!--).)*-->|<\/?[a-z][a-z0-9-]*(?:\s+[a-z_:][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?)*\s*\/?>/gis;
