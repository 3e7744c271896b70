import type { Paragraph } from "mdast";
import { say } from "../../catalogue/message.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import { explainForm, hasTypesetQuotes } from "./explain-directive.ts";

/** Finds lines that were meant as a directive and would be shown as text. */
export function reportStrayFence(node: Paragraph, compilation: Compilation): void {
  const [first] = node.children;
  if (first?.type !== "text" || !first.value.startsWith("::")) return;
  // As written, because a backslash before the colons means that they are intended.
  if (compilation.source.text.startsWith("\\", first.position?.start.offset)) return;
  const [line = ""] = first.value.split("\n");
  const isOnlyColons = /^:{3,}[ \t]*$/.test(line);
  if (!isOnlyColons && !isMeant(line, compilation)) return;
  reportAt(compilation, node, isOnlyColons ? strayColons : explainForm(line));
}

/** Two colons may begin a sentence, as in “::before is drawn first”. */
function isMeant(line: string, compilation: Compilation): boolean {
  const [, colons = "", name = ""] = /^(:{2,}) ?([a-z][\w-]*)/i.exec(line) ?? [];
  if (name === "" || colons.length > 2) return name !== "";
  return Object.hasOwn(compilation.directives, name) || hasTypesetQuotes(line);
}

const strayColons = {
  code: "markdown/invalid-directive",
  message: say("markdown/invalid-directive.stray-colons"),
  hint: say("markdown/invalid-directive.stray-colons.hint"),
} as const;
