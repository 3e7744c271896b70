import { balanceLines, fitLine, type Lettering } from "charpente";
import { colours } from "../engine/pens.ts";
import { wordsEnd, wordsStart } from "./section-card.ts";

const leading = 1.08;
const tracking = -0.018;
const mostLines = 4;
/** The width of the shortest line, as a share of the longest. */
const leastShare = 0.3;

/** More letters than fit at the smallest size. The rest of a longer title is not measured. */
const mostLetters = 1000;

/** Draws the title in balanced lines, as large as its room allows. A title too long for the smallest size is cut. */
export function drawTitle(
  title: string,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  lettering: Lettering,
): string {
  const start = [...title.slice(0, 2 * mostLetters)].slice(0, mostLetters).join("");
  const room = bottom - top;
  const measure = createMeasure(lettering);
  const { size, lines } = fitTitle(start, room, measure) ?? cutTitle(start, room, measure);
  const outlines = lines.map((line, place) =>
    lettering.outline(line, {
      font: "title",
      size,
      tracking,
      // Most letters have a small gap at their left. Without it, lines look aligned with the other words.
      x: wordsStart - size * 0.05,
      y: top + size * 0.75 + place * size * leading,
    }),
  );
  return `<path fill="${colours.ink[0]}" d="${outlines.join("")}"/>`;
}

type SetTitle = { readonly size: number; readonly lines: readonly string[] };
/** The width in px of a text at a size. */
type Measure = (text: string, size: number) => number;

const width = wordsEnd - wordsStart;
const smallest = 26;
/** In px, from the largest. The first size that fits is used. */
const sizes = [84, 78, 72, 67, 62, 58, 54, 50, 46, 42, 38, 34, 30, smallest];

/** The largest size that fits with well-balanced lines, or else the largest that fits. Undefined if none fits. */
function fitTitle(title: string, room: number, measureAt: Measure): SetTitle | undefined {
  let fitting: SetTitle | undefined;
  for (const size of sizes) {
    const measure = (text: string) => measureAt(text, size);
    // One line more than there is room for is enough to see that the title does not fit.
    const lines = balanceLines(title, { width, measure, mostLines: linesIn(room, size) + 1 });
    // The height of capitals and descenders: leading is only between lines.
    const height = (lines.length - 1) * size * leading + size * 0.95;
    const lengths = lines.map(measure);
    if (Math.max(...lengths) > width || height > room) continue;
    const isEven = Math.min(...lengths) >= leastShare * Math.max(...lengths);
    if (isEven && lines.length <= mostLines) return { size, lines };
    fitting ??= { size, lines };
  }
  return fitting;
}

function cutTitle(title: string, room: number, measureAt: Measure): SetTitle {
  const measure = (text: string) => measureAt(text, smallest);
  const lines = balanceLines(title, { width, measure, mostLines: linesIn(room, smallest) });
  return { size: smallest, lines: lines.map((line) => fitLine(line, { width, measure })) };
}

function linesIn(room: number, size: number): number {
  return Math.max(1, 1 + Math.floor((room - size * 0.95) / (size * leading)));
}

/** Shapes each text once, at one size, because shaping takes the most time. */
function createMeasure(lettering: Lettering): Measure {
  const lengths = new Map<string, number>();
  return (text, size) => {
    const length = lengths.get(text) ?? lettering.measure(text, { font: "title", size: 1, tracking });
    lengths.set(text, length);
    return length * size;
  };
}
