type LineOptions = {
  /** No line is longer, unless a single word is. */
  readonly width: number;
  readonly measure: (text: string) => number;
};

/**
 * Breaks a title into as few lines as `width` allows, and these into lines as equal as its words allow. The last line
 * is no word by itself, and no line ends in a short word or within a word, where it can be helped. No-break spaces hold.
 */
export function balanceLines(text: string, { width, measure }: LineOptions): readonly string[] {
  const pieces = text.split(breaks).filter((piece) => piece !== "");
  const fewest = countLines(pieces, width, measure);
  const measured = measureRuns(pieces, measure);
  return pickBreaks(pieces, fewest, width, measured).map((line) => line.trim());
}

/** After a space that may break, and after a hyphen or a dash unless a word joiner (U+2060) follows it. */
const breaks = /(?<= )(?! )|(?<=[\p{L}\p{N}][-–—])(?=[\p{L}\p{N}])/u;

type Measure = (text: string) => number;

/** As many as a line takes, line after line: no way of breaking needs fewer. */
function countLines(pieces: readonly string[], width: number, measure: Measure): number {
  let lines = 1;
  let line = "";
  for (const piece of pieces) {
    if (line !== "" && measure((line + piece).trimEnd()) > width) {
      lines += 1;
      line = "";
    }
    line += piece;
  }
  return lines;
}

/** The length of the line that the pieces from `from` to before `to` make. Each is measured once. */
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

/** The cheapest way of breaking into exactly `count` lines; see `costOf`. */
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
    for (let to = from + 1; to <= pieces.length - left + 1; to += 1) {
      if (left === 1 && to < pieces.length) continue;
      const rest = left === 1 ? { cost: 0, lines: [] } : best(to, left - 1);
      if (rest === undefined) continue;
      const line = pieces.slice(from, to);
      const cost =
        rest.cost + costOf(line, { isLast: left === 1, isOnly: count === 1 }, measured(from, to), width);
      if (found === undefined || cost < found.cost) found = { cost, lines: [line.join(""), ...rest.lines] };
    }
    ways.set(key, found);
    return found;
  };
  return best(0, count)?.lines ?? [];
}

/** Lines far from the full width cost the square of what they lack: the sum is least where all lack alike. */
function costOf(
  line: readonly string[],
  { isLast, isOnly }: { readonly isLast: boolean; readonly isOnly: boolean },
  length: number,
  width: number,
): number {
  const lack = (width - length) / width;
  // A word that is longer than the line has to stand by itself: anything but that is worse.
  if (lack < 0) return line.length === 1 ? 0 : 1000;
  const isOrphan = isLast && !isOnly && !line.join("").trim().includes(" ");
  const last = (line.at(-1) ?? "").trim();
  const endsShort = !isLast && last.length <= 3;
  const cutsWord = !isLast && !line.at(-1)?.endsWith(" ");
  return lack ** 2 + (isOrphan ? 0.2 : 0) + (endsShort || cutsWord ? 0.08 : 0);
}
