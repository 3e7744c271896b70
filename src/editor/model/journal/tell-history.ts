import { valueAt } from "../../../model/value-at.ts";
import type { HistoryAnswer, HistoryStep } from "../../answers.ts";
import { findDifferingWords } from "../differing-words.ts";
import type { Value } from "../edit.ts";
import type { KnownEdit } from "../merge/merge-edit.ts";
import { commonEnds } from "../splice/splice.ts";
import { findTakenBack, followPages, isIdle, isPlan, type Journal, type Step } from "./journal.ts";

export type HistoryWish = {
  /** Only steps that have all of these words in their page, field, or the words before and after. */
  readonly search: string;
  /** How many steps are told, the newest first. */
  readonly most: number;
  /** The name of a page of the site. Undefined if it has none at this address. */
  readonly nameOf: (route: string) => string | undefined;
  /** Names the place of an item that was moved, from 1. */
  readonly nameItem: (words: string, place: number) => string;
};

/** Tells the steps by day and page, the newest first. */
export function tellHistory(
  journal: Journal,
  { search, most, nameOf, nameItem }: HistoryWish,
): Pick<HistoryAnswer, "steps" | "groups" | "left"> {
  const pages = followPages(journal);
  const back = findTakenBack(journal);
  const labels = new Map(journal.steps.map(({ step, label }) => [step, label]));
  const nameStep = (step: Step) => nameOf(pages.get(step.step) ?? "") ?? step.pageName ?? "";
  const all = journal.steps.filter((step) => !isIdle(step)).toReversed();
  const words = fold(search)
    .split(" ")
    .filter((word) => word !== "");
  const restoredBy = (step: Step) => (step.restored ?? []).map((number) => labels.get(number) ?? "");
  const hasWords = (step: Step) => {
    if (words.length === 0) return true;
    const told = fold(
      [nameStep(step), step.label, ...restoredBy(step), ...wordsOf(step, nameItem)].join(" "),
    );
    return words.every((word) => told.includes(word));
  };
  const found = all.filter(hasWords);
  const told = found.slice(0, most);
  const groups = new Map<string, { day: string; name: string; shown: number[]; steps: number[] }>();
  const keyOf = (step: Step) => JSON.stringify([dayOf(step), pages.get(step.step) ?? nameStep(step)]);
  for (const step of told) {
    const group = groups.get(keyOf(step));
    if (group) group.shown.push(step.step);
    else groups.set(keyOf(step), { day: dayOf(step), name: nameStep(step), shown: [step.step], steps: [] });
  }
  for (const step of all) if (!back.has(step.step)) groups.get(keyOf(step))?.steps.push(step.step);
  return {
    steps: told.map((step) => describeStep(step, back, restoredBy(step), nameItem)),
    // One page after the other, although an author may go to and fro between them.
    groups: [...groups.values()].sort((one, other) =>
      one.day === other.day ? 0 : one.day < other.day ? 1 : -1,
    ),
    left: found.length - told.length,
  };
}

/** The day of a step in the time zone of this machine: `2026-11-30`. */
export function dayOf({ at }: Pick<Step, "at">): string {
  const date = new Date(at);
  const two = (number: number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function describeStep(
  known: Step,
  back: ReadonlyMap<number, number>,
  restored: readonly string[],
  nameItem: HistoryWish["nameItem"],
): HistoryStep {
  const { step, at, entry, label, isUndone } = known;
  const [before, after] = wordsOf(known, nameItem);
  const { one, other } = findDifferingWords(before, after);
  return {
    step,
    at,
    entry,
    label,
    before,
    after,
    differs: { before: one, after: other },
    restored: restored.filter((name) => name !== label),
    isUndone,
    isTakenBack: back.has(step),
  };
}

/** The words before and after a step. Of a long text, only those around its change. */
function wordsOf(step: Step, nameItem: HistoryWish["nameItem"]): readonly [string, string] {
  if (isPlan(step)) return [step.before, step.after];
  const { forth, back } = step;
  if (forth.edit.kind === "body" && back.edit.kind === "body") return cutOut(back.edit.text, forth.edit.text);
  if (forth.edit.kind === "move") {
    const { from, to } = forth.edit;
    const item = toWords(valueAt(forth.old ?? null, [from]));
    return [nameItem(item, from + 1), nameItem(item, to + 1)];
  }
  return cutOut(wordsIn(back), wordsIn(forth));
}

function wordsIn({ edit }: KnownEdit): string {
  return edit.kind === "set" || edit.kind === "add" ? toWords(edit.value) : "";
}

/** What visitors read of a value: its texts and numbers. */
function toWords(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  if (typeof value !== "object") return String(value);
  return Object.values(value)
    .map(toWords)
    .filter((words) => words !== "")
    .join(" · ");
}

/** Characters of the same words that are told before and after a change. */
const around = 120;

function cutOut(one: string, other: string): readonly [string, string] {
  if (Math.max(one.length, other.length) <= 3 * around) return [one, other];
  const { start, end } = commonEnds(one, other);
  const from = start <= around ? 0 : Math.min(start, startOfWord(one, start - around));
  const cut = (text: string): string => {
    const to = text.length - end + around;
    const isCut = to < text.length;
    const words = text.slice(from, isCut ? endOfWord(text, to) : undefined);
    return `${from > 0 ? "… " : ""}${words.trim()}${isCut ? " …" : ""}`;
  };
  return [cut(one), cut(other)];
}

function startOfWord(text: string, at: number): number {
  const space = text.slice(at).search(/\s/);
  return space === -1 ? at : at + space + 1;
}

function endOfWord(text: string, at: number): number {
  return Math.max(text.lastIndexOf(" ", at), at - around);
}

/** Without capitals and accents, and with one kind of space and apostrophe. */
function fold(text: string): string {
  const letters = text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return letters.replaceAll("’", "'").replace(/\s+/g, " ");
}
