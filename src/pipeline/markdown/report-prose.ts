import { distance } from "fastest-levenshtein";
import { type Compilation, reportAt } from "./compilation.ts";
import { explainUnknownDirective } from "./explain-directive.ts";
import type { Directive } from "./survey-tree.ts";

/**
 * Warns of prose that was probably meant as a directive: its name is nearly that of one, or it stands on a line of its
 * own with attributes. Within a sentence, words such as `/:sections[last]/` are prose.
 */
export function reportProse(prose: readonly Directive[], compilation: Compilation): void {
  for (const node of prose) {
    const { name, type, attributes } = node;
    // It is a paragraph, whose lines `reportStrayFence` looks at.
    if (type === "containerDirective") continue;
    const isWhole = type === "leafDirective" && Object.keys(attributes ?? {}).length > 0;
    if (!isWhole && !isNearlyDeclared(name, compilation)) continue;
    reportAt(compilation, node, explainUnknownDirective(name, compilation, { isShown: true }));
  }
}

/** True for one wrong letter: with two, it is usually another word. */
function isNearlyDeclared(name: string, { directives }: Compilation): boolean {
  return name.length > 2 && [...Object.keys(directives), "abbr"].some((known) => distance(name, known) === 1);
}
