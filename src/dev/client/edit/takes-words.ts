import type { Place } from "./place.ts";

/** Elements in which browsers do not allow typing, or take a key for a press. */
const withoutCaret = "button, option, select, textarea, svg, svg *, math, math *, video, audio, iframe";

/** True if the words of a place can be edited in the page. Others are edited in the form. */
export function takesWords({ element, field, shows }: Place): boolean {
  const areWords = shows.kind === "whole" || shows.kind === "part";
  return areWords && field.kind === "words" && element.closest(withoutCaret) === null;
}
