import type { Heading } from "mdast";
import { visit } from "unist-util-visit";
import type { DoneKind } from "./new-site.ts";
import { type ReadTree, spanOf, splice, wordsOf } from "./read-tree.ts";

type Converted = { readonly body: string; readonly title: string | undefined };

/**
 * Removes a first heading that repeats the title, because the page draws the title. If other headings of level 1
 * remain, lowers all headings by one level. `title` is that of the front matter, or else the first heading.
 */
export function convertHeadings(
  body: string,
  title: string | undefined,
  note: (kind: DoneKind) => void,
  readTree: ReadTree,
): Converted {
  const headings: Heading[] = [];
  visit(readTree(body), "heading", (heading) => void headings.push(heading));
  const [first] = headings;
  const words = first?.depth === 1 ? wordsOf(first).trim() : undefined;
  const isTitle = words !== undefined && (title === undefined || fold(words) === fold(title));
  const rest = isTitle ? headings.slice(1) : headings;
  const edits = isTitle && first ? [{ ...spanOf(first), text: "" }] : [];
  if (rest.some(({ depth }) => depth === 1)) {
    note("levels");
    edits.push(...rest.map((heading) => ({ ...spanOf(heading), text: lower(body, heading) })));
  }
  return { body: splice(body, edits), title: title ?? words };
}

function fold(words: string): string {
  return words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** The heading one level lower, written with `#`. */
function lower(body: string, heading: Heading): string {
  const { start, end } = spanOf(heading);
  const written = body.slice(start, end);
  const isUnderlined = !written.startsWith("#");
  const words = isUnderlined ? written.slice(0, written.lastIndexOf("\n")) : written.replace(/^#+[ \t]*/, "");
  return `${"#".repeat(Math.min(6, heading.depth + 1))} ${words.replaceAll("\n", " ")}`;
}
