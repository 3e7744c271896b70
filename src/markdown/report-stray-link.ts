import type { Paragraph } from "mdast";
import { type Compilation, reportAt } from "./compilation.ts";

/** Finds links and images whose address holds a space: Markdown takes them for words, and readers would see them as they are. */
export function reportStrayLink({ children }: Paragraph, compilation: Compilation): void {
  for (const node of children) {
    if (node.type !== "text") continue;
    const [gap] = gappedLink.exec(node.value) ?? [];
    if (gap !== undefined) {
      reportAt(compilation, node, {
        code: "markdown/stray-link",
        message: `there is a space between the words of this link and its address: it would be shown as it is written, ${gap}`,
        hint: "write the parenthesis right behind the bracket",
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

/** An address of this site or of another, or a file beside, without the quotes of a title. */
const strayLink = /(!?)\[[^[\]]*\]\(((?:\.{0,2}\/|https?:)[^()<>"'\n]* [^()<>"'\n]*)\)/;

const gappedLink = /\[[^[\]\n]+\][ \u00A0]\((?:\.{0,2}\/|https?:|mailto:)[^\s()]*\)/;
