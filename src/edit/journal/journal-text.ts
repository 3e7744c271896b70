import { addEvent, emptyJournal, isPlan, type Journal, type JournalEvent } from "./journal.ts";

/** Writes an event as one line, which is appended, so that earlier lines are never at risk. */
export function writeEvent(event: JournalEvent): string {
  return `${JSON.stringify(event)}\n`;
}

/** Reads a journal. Leaves out an incomplete last line, written when the machine stopped. */
export function parseJournal(text: string): Journal {
  return text.split("\n").slice(0, -1).flatMap(readEvent).reduce(addEvent, emptyJournal);
}

function readEvent(line: string): readonly JournalEvent[] {
  try {
    const event = JSON.parse(line) as Partial<JournalEvent> | null;
    return typeof event?.step === "number" && isWhole(event) ? [event as JournalEvent] : [];
  } catch {
    return [];
  }
}

function isWhole(event: Partial<JournalEvent>): boolean {
  switch (event.kind) {
    case "saved":
      return "forth" in event && "back" in event && typeof event.patch?.from === "number";
    case "planned":
      return /^\.site\/edit\/kept\/[\w.-]+$/.test(event.kept ?? "");
    case "undone":
    case "redone":
      return event.patch === undefined || typeof event.patch.from === "number";
    case "published":
      return true;
    default:
      return false;
  }
}

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
