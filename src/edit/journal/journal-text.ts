import { addEvent, emptyJournal, type Journal, type JournalEvent } from "./journal.ts";

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
    if (typeof event?.step !== "number" || typeof event.patch?.from !== "number") return [];
    const isWhole = event.kind === "saved" ? "forth" in event && "back" in event : true;
    return isWhole && /^(?:saved|undone|redone)$/.test(event.kind ?? "") ? [event as JournalEvent] : [];
  } catch {
    return [];
  }
}

/** The journal in as few lines as it needs, without its oldest steps where it would be longer than `most` characters. */
export function writeJournal({ steps, undone }: Journal, most = Number.POSITIVE_INFINITY): string {
  const saved = steps.map((step) => writeEvent({ kind: "saved", ...step }));
  // Who did them again would find them in this order.
  const again = undone.toReversed().flatMap((number) => {
    const step = steps.find((each) => each.step === number);
    return step === undefined ? [] : [writeEvent({ kind: "undone", step: number, patch: step.patch })];
  });
  const rest = again.join("");
  let length = rest.length;
  const first = saved.findLastIndex((line) => {
    length += line.length;
    return length > most;
  });
  return saved.slice(first + 1).join("") + rest;
}
