import { withEllipsis } from "./fit-line.ts";

type LineOptions = {
  /** The most that a line may measure, unless a single word is longer. */
  readonly width: number;
  readonly measure: (text: string) => number;
  /** The most lines. A longer title is cut and ends in an ellipsis. */
  readonly mostLines?: number;
};

/**
 * Breaks a title into as few lines as `width` allows, of lengths as equal as its words allow. If possible, the last
 * line is not a single word and no line ends in a short word or within a word. No line breaks at a no-break space.
 * `width` has the unit of `measure`. The lines have no space at either end.
 *
 * @example
 * ```tsx
 * balanceLines("A chair that came back", { width: 500, measure: (line) => 24 * line.length });
 * ```
 */
export function balanceLines(
  text: string,
  { width, measure, mostLines = 12 }: LineOptions,
): readonly string[] {
  const whole = text.split(breaks).filter((piece) => piece !== "");
  const starts = findStarts(whole, mostLines, width, measure);
  const pieces = starts.length > mostLines ? cutPieces(whole, starts, width, measure) : whole;
  const fewest = Math.min(starts.length, mostLines);
  const measured = measureRuns(pieces, measure);
  return pickBreaks(pieces, fewest, width, measured).map((line) => line.trim());
}

/** A line may break after a space, and after a hyphen or dash that no word joiner (U+2060) follows. */
const breaks = /(?<= )(?! )|(?<=[\p{L}\p{N}][-–—])(?=[\p{L}\p{N}])/u;

type Measure = (text: string) => number;

/**
 * Where lines start when each holds as many pieces as fit: no other way needs fewer lines. One start after the last
 * allowed line shows that the title is too long.
 */
function findStarts(
  pieces: readonly string[],
  mostLines: number,
  width: number,
  measure: Measure,
): readonly number[] {
  const starts = [0];
  let line = "";
  for (const [place, piece] of pieces.entries()) {
    if (line !== "" && measure((line + piece).trimEnd()) > width) {
      starts.push(place);
      if (starts.length > mostLines) break;
      line = "";
    }
    line += piece;
  }
  return starts;
}

/** Drops the last pieces before the cut until the ellipsis fits. */
function cutPieces(
  pieces: readonly string[],
  starts: readonly number[],
  width: number,
  measure: Measure,
): readonly string[] {
  const [last = 0, end = 0] = starts.slice(-2);
  for (let to = end; to > last; to -= 1) {
    const cut = withEllipsis(pieces[to - 1] ?? "");
    const isWide = measure(pieces.slice(last, to - 1).join("") + cut) > width;
    if (!isWide || to === last + 1) return [...pieces.slice(0, to - 1), cut];
  }
  return [];
}

/** The length of the line of the pieces from `from` up to, but not including, `to`. Each is measured once. */
function measureRuns(pieces: readonly string[], measure: Measure) {
  const known = new Map<string, number>();
  return (from: number, to: number): number => {
    const key = `${from} ${to}`;
    const length = known.get(key) ?? measure(pieces.slice(from, to).join("").trimEnd());
    known.set(key, length);
    return length;
  };
}

type Way = { readonly cost: number; readonly lines: readonly string[] };

/** The breaks into exactly `count` lines with the lowest cost; see `costOf`. */
function pickBreaks(
  pieces: readonly string[],
  count: number,
  width: number,
  measured: (from: number, to: number) => number,
): readonly string[] {
  const ways = new Map<string, Way | undefined>();
  const best = (from: number, left: number): Way | undefined => {
    const key = `${from} ${left}`;
    if (ways.has(key)) return ways.get(key);
    let found: Way | undefined;
    const first = left === 1 ? pieces.length : from + 1;
    for (let to = first; to <= pieces.length - left + 1; to += 1) {
      const length = measured(from, to);
      // There is a break without such a line, and further words only make it longer.
      if (length > width && to > from + 1) break;
      const rest = left === 1 ? { cost: 0, lines: [] } : best(to, left - 1);
      if (rest === undefined) continue;
      const line = pieces.slice(from, to);
      const cost = rest.cost + costOf(line, { isLast: left === 1, isOnly: count === 1 }, length, width);
      if (found === undefined || cost < found.cost) found = { cost, lines: [line.join(""), ...rest.lines] };
    }
    ways.set(key, found);
    return found;
  };
  return best(0, count)?.lines ?? [];
}

/** Each line costs the square of its unused width, so the sum is lowest when all lines are equally short. */
function costOf(
  line: readonly string[],
  { isLast, isOnly }: { readonly isLast: boolean; readonly isOnly: boolean },
  length: number,
  width: number,
): number {
  const lack = (width - length) / width;
  // A word longer than the line stands alone.
  if (lack < 0) return 0;
  const isOrphan = isLast && !isOnly && !line.join("").trim().includes(" ");
  const last = (line.at(-1) ?? "").trim();
  const endsShort = !isLast && last.length <= 3;
  const cutsWord = !isLast && !line.at(-1)?.endsWith(" ");
  return lack ** 2 + (isOrphan ? 0.2 : 0) + (endsShort || cutsWord ? 0.08 : 0);
}
