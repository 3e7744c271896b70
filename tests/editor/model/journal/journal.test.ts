import fc from "fast-check";
import { expect, test } from "vitest";
import type { Edit, Value } from "../../../../src/editor/model/edit.ts";
import {
  addEvent,
  createStep,
  emptyJournal,
  findStep,
  isPlan,
  type Journal,
  type JournalEvent,
  makePatch,
  nextNumber,
  nextToRedo,
  nextToUndo,
  parseJournal,
  restoreStep,
  toggleStep,
  writeEvent,
  writeJournal,
} from "../../../../src/editor/model/journal/journal.ts";
import { applyEdit } from "../../../../src/editor/model/splice/apply-edit.ts";

const encode = (text: string) => new TextEncoder().encode(text);
const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/** A file, its journal and the text of the journal. */
type Desk = { readonly bytes: Uint8Array; readonly journal: Journal; readonly text: string };

const start: Desk = {
  bytes: encode(
    "---\ntitle: Un # note\nlist:\n  - a # premier\n  - b\nlong: >-\n  un texte\n  en lignes\n---\n\nMot.\n",
  ),
  journal: emptyJournal,
  text: "",
};

function note(desk: Desk, bytes: Uint8Array, event: JournalEvent): Desk {
  return { bytes, journal: addEvent(desk.journal, event), text: desk.text + writeEvent(event) };
}

function save(desk: Desk, edit: Edit): Desk {
  const applied = applyEdit(desk.bytes, "markdown", [], edit);
  if (applied.status !== "done") throw new Error(applied.why.key);
  const about = {
    step: nextNumber(desk.journal),
    at: 1,
    entry: { collection: "a", id: "b" },
    file: "f.md",
    label: "L",
    page: "/b",
    edit,
  };
  const step = createStep(about, { bytes: desk.bytes, format: "markdown", within: [] }, applied.bytes);
  if (step === undefined) throw new Error("The file cannot be read.");
  return note(desk, applied.bytes, { kind: "saved", ...step });
}

function turn(desk: Desk, kind: "undone" | "redone"): Desk {
  const step = kind === "undone" ? nextToUndo(desk.journal, "/b") : nextToRedo(desk.journal, "/b");
  if (step === undefined || isPlan(step)) return desk;
  const turned = toggleStep(step, { bytes: desk.bytes, format: "markdown", within: [] });
  if (turned.status !== "done") throw new Error(turned.status);
  return note(desk, turned.bytes, { kind, step: step.step, patch: makePatch(desk.bytes, turned.bytes) });
}

function restore(desk: Desk, number: number): string | Value | undefined {
  const step = findStep(desk.journal, number);
  if (step === undefined || isPlan(step)) return undefined;
  const restored = restoreStep(step, { bytes: desk.bytes, format: "markdown", within: [] });
  return restored.status === "done" ? decode(restored.bytes) : restored.status;
}

const title = (value: string): Edit => ({ kind: "set", path: ["title"], value });

const edits: fc.Arbitrary<Edit> = fc.oneof(
  fc.string({ unit: "grapheme" }).map(title),
  fc.lorem().map((value): Edit => ({ kind: "set", path: ["long"], value })),
  fc.lorem().map((text): Edit => ({ kind: "body", text: `\n${text}\n` })),
  fc.constant<Edit>({ kind: "add", path: ["list", 1], value: "neuf" }),
  fc.constant<Edit>({ kind: "move", path: ["list"], from: 0, to: 1 }),
  fc.constant<Edit>({ kind: "remove", path: ["list", 0] }),
  fc.nat().map((value): Edit => ({ kind: "add", path: [`f${value}`], value })),
);
const seed = Date.now() % 2 ** 31;

test(`after any edits, undos and redos, undoing all restores the first bytes, and redoing all the last (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(edits, fc.constantFrom("undone", "redone")), { maxLength: 12 }), (acts) => {
      let desk = start;
      for (const act of acts) {
        try {
          desk = typeof act === "string" ? turn(desk, act) : save(desk, act);
        } catch (error) {
          // There is nothing to remove, or the field exists already.
          if (!/^edit\/(?:missing|taken)$/.test((error as Error).message)) throw error;
        }
      }
      expect(parseJournal(desk.text)).toEqual(desk.journal);
      expect(parseJournal(writeJournal(desk.journal))).toEqual(desk.journal);
      let back = desk;
      while (nextToUndo(back.journal, "/b")) back = turn(back, "undone");
      expect(decode(back.bytes)).toBe(decode(start.bytes));
      let again = desk;
      while (nextToRedo(again.journal, "/b")) again = turn(again, "redone");
      while (nextToUndo(again.journal, "/b")) again = turn(again, "undone");
      expect(decode(again.bytes)).toBe(decode(start.bytes));
    }),
    { seed, numRuns: 60 },
  );
});

test("undo and redo restore the same bytes", () => {
  const saved = save(save(start, title("Deux")), { kind: "move", path: ["list"], from: 0, to: 1 });
  const undone = turn(turn(saved, "undone"), "undone");
  expect(decode(undone.bytes)).toBe(decode(start.bytes));
  expect(decode(turn(turn(undone, "redone"), "redone").bytes)).toBe(decode(saved.bytes));
});

test("a new save ends the redo of the undone steps of its page", () => {
  const desk = save(turn(save(start, title("Deux")), "undone"), title("Trois"));
  expect(nextToRedo(desk.journal, "/b")).toBeUndefined();
  expect(desk.journal.steps.map(({ isUndone }) => isUndone)).toEqual([true, false]);
});

test("restoring a step keeps the later ones", () => {
  const desk = save(save(start, title("Deux")), { kind: "remove", path: ["list", 0] });
  expect(restore(desk, 1)).toBe(decode(desk.bytes).replace("Deux", "Un"));
  expect(restore(desk, 2)).toBe(decode(desk.bytes).replace("  - b", "  - a\n  - b"));
});

test("later changes by others are neither undone nor overwritten", () => {
  const desk = save(start, title("Deux"));
  const edited = { ...desk, bytes: encode(decode(desk.bytes).replace("Mot.", "Autre.")) };
  expect(decode(turn(edited, "undone").bytes)).toBe(decode(start.bytes).replace("Mot.", "Autre."));
  const other = { ...desk, bytes: encode(decode(desk.bytes).replace("Deux", "Trois")) };
  expect(restore(other, 1)).toBe("conflict");
});

test("an incomplete last line, and lines that are not steps, are left out", () => {
  const desk = save(save(start, title("Deux")), title("Trois"));
  const torn = desk.text.slice(0, -20);
  expect(parseJournal(torn).steps.map(({ step }) => step)).toEqual([1]);
  expect(parseJournal(`{"kind":"saved"}\n\n${desk.text}`)).toEqual(desk.journal);
  expect(parseJournal("")).toEqual(emptyJournal);
});

test("a journal that is too long drops its oldest steps", () => {
  const desk = ["b", "c", "d"].reduce((each, value) => save(each, title(value)), start);
  const line = desk.text.split("\n")[0]?.length ?? 0;
  const short = writeJournal(desk.journal, line * 2.5);
  expect(short.length).toBeLessThanOrEqual(line * 2.5);
  expect(parseJournal(short).steps.map(({ step }) => step)).toEqual([2, 3]);
});

test("a plan is one step among those of fields: it is undone, redone and recorded with them", () => {
  const plan: JournalEvent = {
    kind: "planned",
    step: 2,
    at: 2,
    entry: { collection: "a", id: "c" },
    label: "L",
    kept: ".site/edit/kept/2026-11-26T09-00-00-move-b",
    before: "/b",
    after: "/c",
    page: "/c",
    isUndone: false,
  };
  const events: readonly JournalEvent[] = [plan, { kind: "undone", step: 2 }];
  const desk = events.reduce((now, event) => note(now, now.bytes, event), save(start, title("Autre")));
  expect(nextToUndo(desk.journal, "/b")?.step).toBe(1);
  expect(nextToRedo(desk.journal, "/b")).toMatchObject({ step: 2, isUndone: true });
  expect(parseJournal(desk.text)).toEqual(desk.journal);
  expect(parseJournal(writeJournal(desk.journal))).toEqual(desk.journal);
  const elsewhere = writeEvent({ ...plan, kept: ".site/edit/kept/../../../content" });
  expect(parseJournal(elsewhere).steps).toEqual([]);
});
