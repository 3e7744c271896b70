import type { Paragraph } from "mdast";
import { say } from "../../words/message.ts";
import { type Compilation, reportAt } from "./compilation.ts";
import { explainForm, explainUnknownDirective, hasTypesetQuotes } from "./explain-directive.ts";

/**
 * Finds lines that were meant as a directive and would be shown as text, as in `::: tip Title`. With the name of no
 * directive, they are shown as text, and so are the colons that close them.
 */
export function reportStrayFence(node: Paragraph, compilation: Compilation): void {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined) return;
  // As written, because a backslash before the colons means that they are intended.
  const written = compilation.source.text.slice(start.offset, end?.offset);
  if (!written.includes("::")) return;
  let offset = start.offset;
  for (const [index, row] of written.split("\n").entries()) {
    const line = index === 0 ? row : row.replace(/^[ \t>]+/, "");
    const at = { offset: offset + row.length - line.length, line: start.line + index };
    const column = index === 0 ? start.column : row.length - line.length + 1;
    const position = { start: { ...at, column }, end: { ...at, column, offset: offset + row.length } };
    reportLine({ type: "paragraph", children: [], position }, line, index === 0, compilation);
    offset += row.length + 1;
  }
}

function reportLine(node: Paragraph, line: string, isFirst: boolean, compilation: Compilation): void {
  const { directives, fences } = compilation;
  const [, colons = "", name = ""] = /^(:{2,}) ?([a-z][\w-]*)?/i.exec(line) ?? [];
  const isBlock = colons.length > 2;
  if (isBlock && name !== "" && !Object.hasOwn(directives, name)) {
    fences.open += 1;
    reportAt(compilation, node, explainUnknownDirective(name, compilation, { isShown: true }));
  } else if (/^:{3,}\s*$/.test(line)) {
    if (fences.open > 0) fences.open -= 1;
    else if (isFirst) reportAt(compilation, node, strayColons);
  } else if (isFirst && name !== "" && (isBlock || isMeant(line, name, compilation))) {
    reportAt(compilation, node, explainForm(line));
  }
}

/** Two colons may begin a sentence, as in “::before is drawn first”. */
function isMeant(line: string, name: string, { directives }: Compilation): boolean {
  return Object.hasOwn(directives, name) || hasTypesetQuotes(line);
}

const strayColons = {
  code: "markdown/invalid-directive",
  message: say("markdown/invalid-directive.stray-colons"),
  hint: say("markdown/invalid-directive.stray-colons.hint"),
} as const;
