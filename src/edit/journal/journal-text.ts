import { addEvent, emptyJournal, isPlan, type Journal, type JournalEvent } from "./journal.ts";

/** One line: it is added at the end of the file, so that what is there is never at risk. */
export function writeEvent(event: JournalEvent): string {
  return `${JSON.stringify(event)}\n`;
}

/** A line that was torn off, because the machine stopped while it was written, is left out. */
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
    default:
      return false;
  }
}

/** The journal in as few lines as it needs, without its oldest steps where it would be longer than `most` characters. */
export function writeJournal({ steps, undone }: Journal, most = Number.POSITIVE_INFINITY): string {
  const saved = steps.map((step) =>
    writeEvent(isPlan(step) ? { kind: "planned", ...step } : { kind: "saved", ...step }),
  );
  // Who did them again would find them in this order.
  const again = undone.toReversed().flatMap((number) => {
    const step = steps.find((each) => each.step === number);
    if (step === undefined) return [];
    const patch = isPlan(step) ? {} : { patch: step.patch };
    return [writeEvent({ kind: "undone", step: number, ...patch })];
  });
  const rest = again.join("");
  let length = rest.length;
  const first = saved.findLastIndex((line) => {
    length += line.length;
    return length > most;
  });
  return saved.slice(first + 1).join("") + rest;
}
