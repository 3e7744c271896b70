import type { Caret } from "./place-caret.ts";
import { findPoint } from "./place-caret.ts";
import type { Pointed } from "./text/find-caret.ts";
import { lettersOf } from "./text/match-caret.ts";

/** Finds the position in a text of the page at a point. Undefined for the keyboard. */
export function pointInText(elements: readonly HTMLElement[], caret: Caret): Pointed | undefined {
  if (caret === "end") return undefined;
  const found = findPoint(caret.x, caret.y);
  const index = elements.findIndex((element) => found && element.contains(found.node));
  const element = elements[index];
  if (found === undefined || element === undefined) return undefined;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(found.node, found.offset);
  return {
    index,
    letters: lettersOf(element.textContent ?? ""),
    before: lettersOf(range.toString()).length,
  };
}
