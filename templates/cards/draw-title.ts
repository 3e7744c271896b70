import { balanceLines, type Lettering } from "charpente";
import { colours } from "../drawings/drawing-styles.ts";
import { wordsEnd, wordsStart } from "./measures.ts";

/** px, from the largest: the first that fits is taken. */
const sizes = [84, 78, 72, 67, 62, 58, 54, 50, 46, 42, 38, 34, 30, 26];
const leading = 1.08;
const tracking = -0.018;
const mostLines = 4;
/** The shortest line as a share of the longest. */
const leastShare = 0.3;

/** The title in balanced lines, as large as its room allows. */
export function drawTitle(
  title: string,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  lettering: Lettering,
): string {
  const width = wordsEnd - wordsStart;
  const set = sizes.map((size) => {
    const measure = (text: string) => lettering.measure(text, { font: "title", size, tracking });
    const lines = balanceLines(title, { width, measure });
    const isWide = lines.some((line) => measure(line) > width);
    // Capitals and what hangs below the line: the leading is between lines only.
    const height = (lines.length - 1) * size * leading + size * 0.95;
    const lengths = lines.map(measure);
    const isEven = Math.min(...lengths) >= leastShare * Math.max(...lengths);
    const isGood = isEven && lines.length <= mostLines;
    return { size, lines, fits: !isWide && height <= bottom - top, isGood };
  });
  const chosen = set.find(({ fits, isGood }) => fits && isGood) ?? set.find(({ fits }) => fits) ?? set.at(-1);
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
