import { matchItems } from "../splice/match-items.ts";

/** Removed lines (`before`) and the lines that replace them (`after`). Either may be empty. */
export type LineChange = {
  /** The line in the old file, from 1, of the first removed line, or where lines are inserted. */
  readonly line: number;
  readonly before: readonly string[];
  /** The line in the new file, from 1, of the first added line. */
  readonly newLine: number;
  readonly after: readonly string[];
};

/** With more pairs of lines to compare than this, everything from the first to the last difference is one change. */
const mostPairs = 4_000_000;

/** Lists the lines in which two texts differ. */
export function listChanges(before: string, after: string): readonly LineChange[] {
  const [old, fresh] = [toLines(before), toLines(after)];
  let start = 0;
  while (start < Math.min(old.length, fresh.length) && old[start] === fresh[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, fresh.length) - start && old.at(-1 - end) === fresh.at(-1 - end))
    end += 1;
  const [gone, come] = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)];
  const ends = { old: gone.length, value: come.length };
  const changes: LineChange[] = [];
  let [from, to] = [0, 0];
  const matches = gone.length * come.length > mostPairs ? [] : matchItems(gone, come);
  for (const match of [...matches, ends]) {
    const change = { before: gone.slice(from, match.old), after: come.slice(to, match.value) };
    if (change.before.length + change.after.length > 0)
      changes.push({ line: start + from + 1, newLine: start + to + 1, ...change });
    [from, to] = [match.old + 1, match.value + 1];
  }
  return changes;
}

function toLines(text: string): readonly string[] {
  const lines = text.split(/\r\n?|\n/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
