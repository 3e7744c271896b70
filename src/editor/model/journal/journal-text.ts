import { z } from "zod";
import { entryName, fieldPath, fieldValue } from "../edit-shapes.ts";
import { addEvent, emptyJournal, isPlan, type Journal, type JournalEvent } from "./journal.ts";

/** Writes an event as one line, which is appended, so that earlier lines are never at risk. */
export function writeEvent(event: JournalEvent): string {
  return `${JSON.stringify(event)}\n`;
}

/** Reads a journal. Leaves out lines that are damaged, such as an incomplete last one, and reports each. */
export function parseJournal(text: string, onDamaged: (line: string) => void = () => {}): Journal {
  const events = text.split("\n").flatMap((line) => {
    if (line === "") return [];
    const event = readEvent(line);
    if (event === undefined) onDamaged(line);
    return event ?? [];
  });
  return events.reduce(addEvent, emptyJournal);
}

function readEvent(line: string): JournalEvent | undefined {
  try {
    const event: unknown = JSON.parse(line);
    return journalEvent.safeParse(event).success ? (event as JournalEvent) : undefined;
  } catch {
    return undefined;
  }
}

const typed = { path: fieldPath, value: fieldValue, typed: z.string().optional() };
const knownEdit = z.looseObject({
  edit: z.discriminatedUnion("kind", [
    z.looseObject({ kind: z.literal("set"), ...typed }),
    z.looseObject({ kind: z.literal("add"), ...typed }),
    z.looseObject({ kind: z.literal("remove"), path: fieldPath }),
    z.looseObject({ kind: z.literal("move"), path: fieldPath, from: z.int(), to: z.int() }),
    z.looseObject({ kind: z.literal("body"), text: z.string() }),
  ]),
  old: fieldValue.optional(),
  order: z.array(z.string()),
});
const patch = z.looseObject({
  before: z.string(),
  after: z.string(),
  from: z.int().nonnegative(),
  removed: z.string(),
  added: z.string(),
});
const step = { step: z.int().nonnegative() };
const done = { ...step, at: z.number(), entry: entryName, label: z.string(), isUndone: z.boolean() };
const journalEvent = z.discriminatedUnion("kind", [
  z.looseObject({
    kind: z.literal("saved"),
    ...done,
    file: z.string(),
    forth: knownEdit,
    back: knownEdit,
    patch,
  }),
  z.looseObject({
    kind: z.literal("planned"),
    ...done,
    kept: z.string().regex(/^\.site\/edit\/kept\/[\w.-]+$/),
    before: z.string(),
    after: z.string(),
  }),
  z.looseObject({ kind: z.literal("undone"), ...step, patch: patch.optional() }),
  z.looseObject({ kind: z.literal("redone"), ...step, patch: patch.optional() }),
  z.looseObject({ kind: z.literal("published"), ...step }),
]);

/** Writes the journal with one line a step. Drops its oldest steps if it would be longer than `most` characters. */
export function writeJournal({ steps, undone, published }: Journal, most = Number.POSITIVE_INFINITY): string {
  const saved = steps.map((step) =>
    writeEvent(isPlan(step) ? { kind: "planned", ...step } : { kind: "saved", ...step }),
  );
  // Reading these lines in this order restores the order of the steps to redo.
  const again = undone.toReversed().flatMap((number) => {
    const step = steps.find((each) => each.step === number);
    if (step === undefined) return [];
    const patch = isPlan(step) ? {} : { patch: step.patch };
    return [writeEvent({ kind: "undone", step: number, ...patch })];
  });
  const sent = published > 0 ? writeEvent({ kind: "published", step: published }) : "";
  const rest = again.join("") + sent;
  let length = rest.length;
  const first = saved.findLastIndex((line) => {
    length += line.length;
    return length > most;
  });
  return saved.slice(first + 1).join("") + rest;
}
