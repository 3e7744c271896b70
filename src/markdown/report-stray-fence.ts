import type { Paragraph } from "mdast";
import { type Compilation, reportAt } from "./compilation.ts";

/** Finds lines that were meant for a directive and would be shown to readers as they are. */
export function reportStrayFence(node: Paragraph, compilation: Compilation): void {
  const [first] = node.children;
  if (first?.type !== "text" || !first.value.startsWith("::")) return;
  const [line = ""] = first.value.split("\n");
  const colons = /^:{3,}[ \t]*$/.test(line);
  if (!colons && !/^:{2,} ?[a-z]/i.test(line)) return;
  reportAt(compilation, node, {
    code: "markdown/invalid-directive",
    message: colons
      ? "these colons close no directive"
      : "this looks like a directive, but is not well formed",
    hint: colons
      ? "take them out, or open a directive above; one that holds another needs more colons, as in ::::"
      : 'write the name right after the colons, then the attributes between braces, as in :::name{key="value"}',
  });
}
