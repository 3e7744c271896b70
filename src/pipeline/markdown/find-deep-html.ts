import { withoutComments } from "./report-html.ts";

const mostOpen = 100;

/** Elements without content, and those whose end tag is optional: they do not nest deeply. */
const endless: ReadonlySet<string> = new Set(
  "area base br col embed hr img input link meta source track wbr li p dt dd td th tr tbody thead tfoot option".split(
    " ",
  ),
);

/**
 * Finds the first value in which too many tags are open, and returns its index. The functions that walk the tree are
 * recursive.
 */
export function findDeepHtml(values: readonly string[]): number | undefined {
  let open = 0;
  for (const [index, value] of values.entries()) {
    for (const [, slash, name = ""] of withoutComments(value).matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
      if (endless.has(name.toLowerCase())) continue;
      open = Math.max(0, open + (slash === "/" ? -1 : 1));
      if (open > mostOpen) return index;
    }
  }
  return undefined;
}
