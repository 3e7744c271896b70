/** A stretch of a text. `to` is exclusive. */
export type TextStretch = { readonly from: number; readonly to: number };

/** Replaces a stretch by a text, or by the source of another stretch. Offsets count each line end as one character. */
export type Splice = TextStretch & { readonly text: string | TextStretch };

/** Turns all line ends into `\n`, as the build does. `toWritten` maps an offset of that text to one of `written`. */
export function evenOut(written: string): {
  readonly text: string;
  readonly toWritten: (place: number) => number;
} {
  if (!written.includes("\r")) return { text: written, toWritten: (place) => place };
  const places: number[] = [];
  for (let at = 0; at < written.length; at += 1)
    if (written[at] !== "\n" || written[at - 1] !== "\r") places.push(at);
  places.push(written.length);
  return { text: written.replace(/\r\n?/g, "\n"), toWritten: (place) => places[place] ?? written.length };
}

/** Finds the most frequent line end. `\n` if there is none. */
export function lineEndOf(written: string): string {
  const counts = new Map<string, number>();
  for (const [end] of written.matchAll(/\r\n?|\n/g)) counts.set(end, (counts.get(end) ?? 0) + 1);
  return [...counts].reduce((most, each) => (each[1] > most[1] ? each : most), ["\n", 0])[0];
}

/** Applies splices, which must not overlap. Everything outside them keeps its bytes. */
export function spliceText(
  written: string,
  splices: readonly Splice[],
  lineEnd = lineEndOf(written),
): string {
  const { text, toWritten } = evenOut(written);
  const pieces: string[] = [];
  let done = 0;
  for (const splice of splices
    .map((each) => narrow(each, text))
    .sort((a, b) => a.from - b.from || a.to - b.to)) {
    pieces.push(written.slice(done, toWritten(splice.from)));
    pieces.push(
      typeof splice.text === "string"
        ? splice.text.replaceAll("\n", lineEnd)
        : written.slice(toWritten(splice.text.from), toWritten(splice.text.to)),
    );
    done = toWritten(splice.to);
  }
  return [...pieces, written.slice(done)].join("");
}

/** Shortens a splice by the equal text at its ends, which may have other line ends in the file. */
function narrow(splice: Splice, text: string): Splice {
  if (typeof splice.text !== "string") return splice;
  const old = text.slice(splice.from, splice.to);
  const { start, end } = commonEnds(old, splice.text);
  return {
    from: splice.from + start,
    to: splice.to - end,
    text: splice.text.slice(start, splice.text.length - end),
  };
}

/** Counts the members that two lists or texts share at their start, and then at their end. No member counts as both. */
export function commonEnds<T>(
  one: ArrayLike<T>,
  other: ArrayLike<T>,
): { readonly start: number; readonly end: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return { start, end };
}
