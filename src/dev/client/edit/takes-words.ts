import type { Place } from "./place.ts";

/** Browsers let nobody write into these, or take what is typed for a press. */
const withoutCaret = "button, option, select, textarea, svg, svg *, math, math *, video, audio, iframe";

/** True where words can be edited as they stand: all others are edited in the form. */
export function takesWords({ element, field, shows }: Place): boolean {
  const areWords = shows.kind === "whole" || shows.kind === "part";
  return areWords && field.kind === "words" && element.closest(withoutCaret) === null;
}
