import { digestOf } from "../../../model/memory/hash.ts";
import { valueAt } from "../../../model/value-at.ts";
import type { Exchange } from "../../../store/exchange.ts";
import { type Edit, type FieldPath, isBelow, isSameEntry } from "../edit.ts";
import { type Merged, mergeEdit } from "../merge/merge-edit.ts";
import { mergeFile } from "../merge/merge-file.ts";
import { isSame } from "../splice/edit-value.ts";
import { type Format, openFile, readHead } from "../splice/open-file.ts";
import {
  type EntryFile,
  type FieldStep,
  findTakenBack,
  isIdle,
  isPlan,
  type Journal,
  type PlanStep,
  type Step,
  toggleStep,
} from "./journal.ts";

/** The present files of a site. */
export type PresentFiles = {
  /** Undefined if there is no such file. */
  read(file: string): Uint8Array | undefined;
  /** The file of an entry, and where the entry is in it. The file may be one that was renamed or removed since. */
  find(step: FieldStep): (Omit<EntryFile, "bytes"> & { readonly file: string }) | undefined;
  formatOf(file: string): Format;
  /** The files of a plan before and after it. Undefined if they are not kept any more. */
  readPlan(plan: PlanStep): readonly Exchange[] | undefined;
};

export type TakenBack =
  /** `steps` are those that have an effect, the oldest first. `edit` is that of the last one, as it was applied. */
  | {
      readonly status: "done";
      readonly edits: readonly Exchange[];
      readonly steps: readonly Step[];
      readonly edit: Edit | undefined;
    }
  /** `by` are the later steps that stand on one of them. Without any, another program has changed `step` since. */
  | { readonly status: "blocked"; readonly step: Step; readonly by: readonly Step[] }
  /** The files from before a plan are not kept any more. */
  | { readonly status: "gone"; readonly step: Step };

/** Takes steps back, the newest first, all or none. Refused where a later step that stays has touched the same field. */
export function takeStepsBack(
  journal: Pick<Journal, "steps">,
  numbers: readonly number[],
  files: PresentFiles,
): TakenBack {
  const chosen = new Set(numbers);
  const before = findTakenBack(journal, chosen);
  const steps = journal.steps.filter(
    (step) => chosen.has(step.step) && !before.has(step.step) && !isIdle(step),
  );
  const later = findLaterSteps(journal, chosen, files);
  const blocked = steps.map((step) => ({ step, by: later(step) })).filter(({ by }) => by.length > 0);
  const [first] = blocked;
  if (first !== undefined) {
    const by = new Set(blocked.flatMap(({ by }) => by));
    return { status: "blocked", step: first.step, by: journal.steps.filter((step) => by.has(step)) };
  }
  const present = new Map<string, Uint8Array | undefined>();
  const read = (file: string) => (present.has(file) ? present.get(file) : files.read(file));
  let edit: Edit | undefined;
  for (const step of steps.toReversed()) {
    if (isPlan(step)) {
      const exchanges = files.readPlan(step);
      if (exchanges === undefined) return { status: "gone", step };
      const laid = layExchanges(exchanges.map(invert), read, files.formatOf);
      if (laid === undefined) return { status: "blocked", step, by: [] };
      for (const { file, after } of laid) present.set(file, after);
    } else {
      const place = files.find(step);
      const bytes = place && read(place.file);
      const taken = bytes && takeFieldBack(step, { ...place, bytes }, followStanding(journal, step, chosen));
      if (place === undefined || taken?.status !== "done") return { status: "blocked", step, by: [] };
      present.set(place.file, taken.bytes);
      edit = taken.edit;
    }
  }
  const edits = [...present].flatMap(([file, after]) => {
    const now = files.read(file);
    return isSameBytes(now, after) ? [] : [{ file, before: now, after }];
  });
  return { status: "done", edits, steps, edit };
}

/**
 * Lays exchanges on the present files: a file that has changed since gets the change field by field. Undefined if one
 * cannot.
 */
export function layExchanges(
  exchanges: readonly Exchange[],
  read: (file: string) => Uint8Array | undefined,
  formatOf: PresentFiles["formatOf"],
): readonly Exchange[] | undefined {
  const laid = exchanges.map(({ file, before, after }): Exchange | undefined => {
    const now = read(file);
    if (isSameBytes(now, before)) return { file, before: now, after };
    if (now === undefined || before === undefined || after === undefined) return undefined;
    const format = /^content\/.*\.(?:md|ya?ml|json|toml|csv)$/.test(file) ? formatOf(file) : undefined;
    const merged = mergeFile({ base: before, mine: after, theirs: now }, format, () => undefined);
    return merged.status === "merged" ? { file, before: now, after: merged.bytes } : undefined;
  });
  const done = laid.filter((each) => each !== undefined);
  return done.length === laid.length ? done : undefined;
}

function invert({ file, before, after }: Exchange): Exchange {
  return { file, before: after, after: before };
}

function isSameBytes(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;
}

/** `path` is where the field is by now. Alike items of a list cannot be told apart by their values. */
function takeFieldBack(step: FieldStep, file: EntryFile, path: FieldPath | undefined): Merged {
  const toggled = toggleStep(step, file);
  const { edit, old, order } = step.back;
  if (toggled.status === "done" || edit.kind !== "set" || path === undefined) return toggled;
  const { bytes, format, within } = file;
  return mergeEdit(bytes, format, within, { digest: digestOf(bytes), old }, { ...edit, path }, order);
}

/** Finds the later steps that stay and have touched what a step has changed, the oldest first. */
function findLaterSteps(
  journal: Pick<Journal, "steps">,
  chosen: ReadonlySet<number>,
  files: PresentFiles,
): (step: Step) => readonly Step[] {
  const back = findTakenBack(journal);
  const inForce = journal.steps.filter((step) => !back.has(step.step) && !isIdle(step));
  // A step that has taken others back cancels out with them.
  const stays = (step: Step) => !chosen.has(step.step) && step.restored === undefined;
  return (step) => {
    const touching: Step[] = [];
    let path = isPlan(step) ? undefined : pathOf(step.forth.edit);
    for (const later of inForce) {
      if (later.step <= step.step) continue;
      if (stays(later) && touches(step, path, later, files)) touching.push(later);
      if (path !== undefined && !isPlan(step) && !isPlan(later)) path = followEdit(path, step, later);
    }
    return touching;
  };
}

/** Where the field of a step is after the later steps that stay. */
function followStanding(
  journal: Pick<Journal, "steps">,
  step: FieldStep,
  chosen: ReadonlySet<number>,
): FieldPath | undefined {
  const back = findTakenBack(journal);
  return journal.steps.reduce<FieldPath | undefined>((path, later) => {
    const isLater = later.step > step.step && !chosen.has(later.step) && !back.has(later.step);
    return path === undefined || !isLater || isPlan(later) ? path : followEdit(path, step, later);
  }, pathOf(step.forth.edit));
}

function pathOf(edit: Edit): FieldPath | undefined {
  return edit.kind === "body" ? undefined : edit.path;
}

function touches(step: Step, path: FieldPath | undefined, later: Step, files: PresentFiles): boolean {
  if (isPlan(step)) {
    const own = files.readPlan(step) ?? [];
    if (isPlan(later)) return areLinked(own, files.readPlan(later) ?? []);
    return own.some((exchange) => changesField(exchange, later, pathOf(later.forth.edit), files));
  }
  if (isPlan(later))
    return files.readPlan(later)?.some((exchange) => changesField(exchange, step, path, files)) ?? false;
  if (!isSameEntry(step.entry, later.entry)) return false;
  const [own, edit] = [step.forth.edit, later.forth.edit];
  if (own.kind === "body" || edit.kind === "body") return own.kind === edit.kind;
  if (path === undefined) return false;
  const list = edit.kind === "move" ? edit.path : isOfItem(edit) ? edit.path.slice(0, -1) : undefined;
  // What has become of other items of its list does not matter to an item.
  if (isOfItem(own) && own.kind === "remove") {
    const around = path.slice(0, -1);
    return list === undefined && isBelow(around, edit.path);
  }
  if (list !== undefined && isBelow(list, path)) return true;
  if (edit.kind === "move" || (list !== undefined && edit.kind === "add")) return false;
  return isBelow(path, edit.path) || (list === undefined && isBelow(edit.path, path));
}

function isOfItem(edit: Edit): edit is Extract<Edit, { kind: "add" | "remove" }> {
  return (edit.kind === "add" || edit.kind === "remove") && typeof edit.path.at(-1) === "number";
}

/** True if both have created or removed the same file. */
function areLinked(one: readonly Exchange[], other: readonly Exchange[]): boolean {
  return one.some((first) =>
    other.some((second) => first.file === second.file && (isWhole(first) || isWhole(second))),
  );
}

function isWhole({ before, after }: Exchange): boolean {
  return before === undefined || after === undefined;
}

/** True if an exchange has changed a field of a step, or its whole file. */
function changesField(
  exchange: Exchange,
  step: FieldStep,
  path: FieldPath | undefined,
  files: PresentFiles,
): boolean {
  const { file, before, after } = exchange;
  if (file !== step.file) return false;
  if (before === undefined || after === undefined) return true;
  const within = files.find(step)?.within ?? [];
  const [one, other] = [before, after].map((bytes) => {
    const opened = openFile(bytes, files.formatOf(file));
    return path === undefined ? opened?.body : opened && valueAt(readHead(opened.head), [...within, ...path]);
  });
  return !isSame(one, other);
}

/** Follows the path of a field through a later edit of the same entry. Undefined if that has removed it. */
function followEdit(path: FieldPath, step: FieldStep, later: FieldStep): FieldPath | undefined {
  const { edit } = later.forth;
  if (!isSameEntry(step.entry, later.entry) || edit.kind === "body" || edit.kind === "set") return path;
  const list = edit.kind === "move" ? edit.path : edit.path.slice(0, -1);
  const item = path[list.length];
  if (typeof item !== "number" || !isBelow(path, list)) return path;
  const to = edit.kind === "move" ? moveIndex(item, edit) : shiftIndex(item, edit);
  return to === undefined ? undefined : path.with(list.length, to);
}

function moveIndex(item: number, { from, to }: { readonly from: number; readonly to: number }): number {
  if (item === from) return to;
  if (from < item && item <= to) return item - 1;
  return to <= item && item < from ? item + 1 : item;
}

function shiftIndex(
  item: number,
  { kind, path }: Extract<Edit, { kind: "add" | "remove" }>,
): number | undefined {
  const at = Number(path.at(-1));
  if (kind === "add") return at <= item ? item + 1 : item;
  return at === item ? undefined : at < item ? item - 1 : item;
}
