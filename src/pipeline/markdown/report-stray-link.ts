import type { Paragraph, Text } from "mdast";
import { type Compilation, reportAt } from "./compilation.ts";

/** Finds links and images whose address holds a space: Markdown takes them for words, and readers would see them as they are. */
export function reportStrayLink({ children }: Paragraph, compilation: Compilation): void {
  for (const node of children) {
    if (node.type !== "text" || !node.value.includes("]")) continue;
    const gap = findGap(node, compilation);
    if (gap !== undefined) {
      reportAt(compilation, node, {
        code: "markdown/stray-link",
        severity: "warning",
        message: `there is a space between the words of this link and its address: readers would see ${gap}`,
        hint: "write the parenthesis right behind the bracket; to show the brackets, put a backslash before the first",
      });
    }
    if (!node.value.includes("](")) continue;
    const [, sign, address = ""] = strayLink.exec(node.value) ?? [];
    if (sign === undefined) continue;
    reportAt(compilation, node, {
      code: "markdown/stray-link",
      message: `“${address}” is no address, as it holds a space: the ${sign === "!" ? "image" : "link"} would be shown as it is written`,
      hint: `put the address between < and >, as in ](<${address}>), or give the file a name without spaces`,
    });
  }
}

function findGap({ value, position }: Text, { source }: Compilation): string | undefined {
  if (position === undefined || !gappedLink.test(value)) return undefined;
  // As written: a backslash before the bracket says that it is meant.
  return gappedLink.exec(source.text.slice(position.start.offset, position.end.offset))?.[0];
}

/** An address of this site or of another, or a file beside, without the quotes of a title. */
const strayLink = /(!?)\[[^[\]]*\]\(((?:\.{0,2}\/|https?:)[^()<>"'\n ]* [^()<>"'\n]*)\)/;

const gappedLink = /(?<!\\)\[[^[\]\n]+\][ \u00A0]\((?:\.{0,2}\/|https?:|mailto:)[^\s()]*\)/;
