import { balanceLines, fitLine, type Lettering } from "charpente";
import { colours } from "../drawings/drawing-styles.ts";
import { wordsEnd, wordsStart } from "./measures.ts";

/** px, from the largest: the first that fits is taken. */
const sizes = [84, 78, 72, 67, 62, 58, 54, 50, 46, 42, 38, 34, 30, 26];
const leading = 1.08;
const tracking = -0.018;
const mostLines = 4;
/** The shortest line as a share of the longest. */
const leastShare = 0.3;

/** More than the smallest size has room for: what comes after is not even measured. */
const mostLetters = 1000;

/** The title in balanced lines, as large as its room allows. What even the smallest size cannot hold is cut. */
export function drawTitle(
  title: string,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  lettering: Lettering,
): string {
  const width = wordsEnd - wordsStart;
  const start = [...title.slice(0, 2 * mostLetters)].slice(0, mostLetters).join("");
  const set = sizes.map((size) => {
    const measure = (text: string) => lettering.measure(text, { font: "title", size, tracking });
    const held = Math.max(1, 1 + Math.floor((bottom - top - size * 0.95) / (size * leading)));
    // A line more than there is room for tells that the title does not fit.
    const lines = balanceLines(start, { width, measure, mostLines: held + 1 });
    const isWide = lines.some((line) => measure(line) > width);
    // Capitals and what hangs below the line: the leading is between lines only.
    const height = (lines.length - 1) * size * leading + size * 0.95;
    const lengths = lines.map(measure);
    const isEven = Math.min(...lengths) >= leastShare * Math.max(...lengths);
    const isGood = isEven && lines.length <= mostLines;
    const cut = () =>
      balanceLines(start, { width, measure, mostLines: held }).map((line) =>
        fitLine(line, { width, measure }),
      );
    return { size, lines, fits: !isWide && height <= bottom - top, isGood, cut };
  });
  const chosen =
    set.find(({ fits, isGood }) => fits && isGood) ??
    set.find(({ fits }) => fits) ??
    set.slice(-1).map(({ size, cut }) => ({ size, lines: cut() }))[0];
  if (chosen === undefined) return "";
  const { size, lines } = chosen;
  const outlines = lines.map((line, place) =>
    lettering.outline(line, {
      font: "title",
      size,
      tracking,
      // What stands straight at the left of most letters is not on the line: the eye sees it there.
      x: wordsStart - size * 0.05,
      y: top + size * 0.75 + place * size * leading,
    }),
  );
  return `<path fill="${colours.ink[0]}" d="${outlines.join("")}"/>`;
}
