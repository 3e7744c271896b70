import type { Paragraph, Text } from "mdast";
import { say } from "../../words/message.ts";
import { type Compilation, reportAt } from "./compilation.ts";

/**
 * Finds links and images that Markdown treats as text, because of a space or of swapped brackets: readers would see
 * their signs.
 */
export function reportStrayLink({ children }: Paragraph, compilation: Compilation): void {
  for (const node of children) {
    if (node.type !== "text" || !node.value.includes("]")) continue;
    const gap = findGap(node, compilation);
    if (gap !== undefined) {
      reportAt(compilation, node, {
        code: "markdown/stray-link",
        severity: "warning",
        message: say("markdown/stray-link.gap", { words: gap }),
        hint: say("markdown/stray-link.gap.hint"),
      });
    }
    const [written, words = "", to = ""] = swappedLink.exec(node.value) ?? [];
    if (written !== undefined) {
      reportAt(compilation, node, {
        code: "markdown/stray-link",
        severity: "warning",
        message: say("markdown/stray-link.swapped", { written }),
        hint: say("markdown/stray-link.swapped.hint", { right: `[${words}](${to})` }),
      });
    }
    if (!node.value.includes("](")) continue;
    const [, sign, address = ""] = strayLink.exec(node.value) ?? [];
    if (sign === undefined) continue;
    reportAt(compilation, node, {
      code: "markdown/stray-link",
      message: say(sign === "!" ? "markdown/stray-link.space-in-image" : "markdown/stray-link.space", {
        address,
      }),
      hint: say("markdown/stray-link.space.hint", { address }),
    });
  }
}

function findGap({ value, position }: Text, { source }: Compilation): string | undefined {
  if (position === undefined || !gappedLink.test(value)) return undefined;
  // As written, because a backslash before the bracket means that it is intended.
  return gappedLink.exec(source.text.slice(position.start.offset, position.end.offset))?.[0];
}

/** An address of this or another site, or a file name, without the quotes of a title. */
const strayLink = /(!?)\[[^[\]]*\]\(((?:\.{0,2}\/|https?:)[^()<>"'\n ]* (?:[^()<>"'\n]|\([^()<>"'\n]*\))*)\)/;

const swappedLink = /\(([^()[\]\n]+)\)\[((?:\/|https?:|mailto:|www\.)[^\s[\]]*)\]/;

const gappedLink = /(?<!\\)\[[^[\]\n]+\][ \u00A0]\((?:\.{0,2}\/|https?:|mailto:)[^\s()]*\)/;
