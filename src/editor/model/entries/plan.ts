import type { Exchange } from "../../../store/exchange.ts";
import type { Message } from "../../../words/message.ts";
import { matchItems } from "../splice/edit-value.ts";
import { commonEnds } from "../splice/splice.ts";
import type { Mention } from "./find-mentions.ts";

export type Redirect = { readonly from: string; readonly to: string };

/** Edits that are written all or none. */
export type Plan = {
  readonly status: "planned";
  readonly edits: readonly Exchange[];
  /** Addresses that change, of pages and of anchors. */
  readonly moved: readonly Redirect[];
  readonly redirects: {
    readonly added: readonly Redirect[];
    /** With their new targets. */
    readonly changed: readonly Redirect[];
    readonly removed: readonly Redirect[];
  };
  /** The links and references that are corrected. */
  readonly mentions: readonly Mention[];
};

export type Impossible = {
  readonly status: "impossible";
  readonly why: Message;
  /** The mention that prevents the plan. */
  readonly mention?: Mention;
};

/** Makes a plan of file edits alone. */
export function planOf(edits: readonly Exchange[]): Plan {
  const redirects = { added: [], changed: [], removed: [] };
  return { status: "planned", edits, moved: [], redirects, mentions: [] };
}

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
function listChanges(before: string, after: string): readonly LineChange[] {
  const [old, fresh] = [toLines(before), toLines(after)];
  const { start, end } = commonEnds(old, fresh);
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

/** A file with the lines that change in it. */
export type FileChange = {
  readonly file: string;
  /** The former name of a renamed file. */
  readonly from: string | undefined;
  readonly action: "created" | "changed" | "renamed" | "removed";
  readonly changes: readonly LineChange[];
};

/** Describes the files of a plan. If exactly one file is removed and one created, it counts as renamed. */
export function listFiles(edits: readonly Exchange[]): readonly FileChange[] {
  const gone = edits.filter(({ after }) => after === undefined);
  const come = edits.filter(({ before }) => before === undefined);
  const [old, fresh] = gone.length === 1 && come.length === 1 ? [gone[0], come[0]] : [];
  return edits.flatMap((edit): readonly FileChange[] => {
    const { file, before, after } = edit;
    if (edit === old) return [];
    const base = { file, from: undefined };
    if (edit === fresh && old !== undefined) {
      const changes = listChanges(toText(old.before), toText(after));
      return [{ file, from: old.file, action: "renamed", changes }];
    }
    if (after === undefined) return [{ ...base, action: "removed", changes: [] }];
    const action = before === undefined ? "created" : "changed";
    return [{ ...base, action, changes: listChanges(toText(before), toText(after)) }];
  });
}

function toText(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}
