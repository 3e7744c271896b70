import type { Value } from "../../../edit/edit.ts";
import { fieldKey } from "../../../edit/field-key.ts";
import { type HeldWords, holdWords } from "./hold-words.ts";
import { makeEditable, readWords } from "./make-editable.ts";
import type { Place } from "./place.ts";
import type { Caret } from "./place-caret.ts";
import type { Outcome } from "./save-queue.ts";
import type { Session } from "./session.ts";
import type { Troubles } from "./troubles.ts";

/** Edits plain words in the page. */
export type WordsWriter = {
  /** `typed` is a draft from before a reload. */
  begin(place: Place, caret: Caret, typed?: { readonly value: string; readonly old: string }): void;
  /** The place of the field that is being edited. */
  active(): Place | undefined;
  /** Leaves the field without moving the focus. */
  leave(): void;
  hasUnsaved(): boolean;
};

/** The wait after the last key before a save. */
const pauseMs = 300;

/** A field that is being edited, or has words that are not saved yet. */
type Writing = {
  readonly place: Place;
  readonly held: HeldWords;
  readonly original: string;
  /** The words in the file. */
  saved: string;
  typed: string;
  /** The number of the journal step saved since the editing began. */
  step: number | undefined;
  timer: number | undefined;
  /** Ends the editing. Undefined while the field is not being edited. */
  stop: (() => void) | undefined;
};

export function createWordsWriter(
  session: Session,
  troubles: Troubles,
  on: {
    readonly change: () => void;
    readonly done: (place: Place, how: "enter" | "escape" | "next" | "previous") => void;
  },
): WordsWriter {
  const { state, updater, queue, drafts } = session;
  const writings = new Map<string, Writing>();
  let current: Writing | undefined;

  const seen = ({ place, held }: Writing): Place => ({
    field: place.field,
    element: held.element,
    shows: { kind: "whole" },
  });
  const name = ({ field }: Place) => session.nameField(field);

  const edit = (writing: Writing, caret: Caret) => {
    current = writing;
    const { held, place } = writing;
    writing.stop = makeEditable(held.element, caret, {
      label: name(place),
      hasLines: writing.original.includes("\n"),
      onInput: () => {
        writing.typed = readWords(held.element);
        keepDraft(writing);
        troubles.hide(fieldKey(place.field.entry, place.field.path));
        clearTimeout(writing.timer);
        writing.timer = window.setTimeout(() => void submit(writing), pauseMs);
        on.change();
      },
      onDone: (how) => {
        if (how === "escape") {
          held.element.textContent = writing.original;
          writing.typed = writing.original;
          keepDraft(writing);
          troubles.hide(fieldKey(place.field.entry, place.field.path));
        }
        leave(writing);
        if (how !== "blur") on.done(place, how);
      },
    });
    on.change();
  };

  const leave = (writing: Writing) => {
    clearTimeout(writing.timer);
    writing.stop?.();
    writing.stop = undefined;
    if (current === writing) current = undefined;
    void submit(writing);
    on.change();
  };

  const keepDraft = ({ place: { field }, typed, saved }: Writing) => {
    const { entry, path } = field;
    if (typed === saved) drafts.drop(entry, path);
    else drafts.keep({ entry, path, value: typed, old: saved });
  };

  const submit = async (writing: Writing): Promise<void> => {
    const { entry, path } = writing.place.field;
    let sent = writing.saved;
    const outcome = await queue.save(() => {
      if (writing.typed === writing.saved) return undefined;
      sent = writing.typed;
      return { entry, edit: { kind: "set", path, value: sent }, old: writing.saved, goesOn: writing.step };
    });
    if (outcome?.status === "saved") {
      writing.step = outcome.step;
      writing.saved = sent;
      keepDraft(writing);
    }
    const isGivenUp = outcome?.status === "refused" && writing.typed === writing.saved;
    if (outcome?.status === "refused") drafts.refuse(entry, path, outcome);
    if (isGivenUp) keepDraft(writing);
    // The field may have been closed and opened again in the meantime.
    if (writings.get(fieldKey(entry, path)) === writing) settle(writing, isGivenUp ? undefined : outcome);
  };

  const settle = (writing: Writing, outcome: Outcome | undefined) => {
    const { field } = writing.place;
    const key = fieldKey(field.entry, field.path);
    if (outcome === undefined || outcome.status === "saved") {
      // Trying again keeps the caret in the words, so the note has to be taken away here.
      if (outcome !== undefined) troubles.hide(key);
      if (writing.stop === undefined && writing.typed === writing.saved) finish(writing);
      else on.change();
      return;
    }
    troubles.show(key, seen(writing), outcome, {
      resume: () => edit(writing, "end"),
      giveUp: () => {
        writing.typed = writing.saved;
        keepDraft(writing);
        writing.stop?.();
        writing.stop = undefined;
        finish(writing);
        void queue.inTurn(updater.refresh);
      },
      keepMine: (digest: string, theirs: Value | undefined) => {
        state.setDigest(field.entry, digest);
        writing.saved = typeof theirs === "string" ? theirs : "";
        keepDraft(writing);
        void submit(writing);
      },
      retry: () => void submit(writing),
      typed: writing.typed,
      offersResume: writing.stop === undefined,
      label: name(writing.place),
    });
    on.change();
  };

  const finish = (writing: Writing) => {
    const { field } = writing.place;
    writings.delete(fieldKey(field.entry, field.path));
    troubles.hide(fieldKey(field.entry, field.path));
    if (current === writing) current = undefined;
    writing.held.restore();
    updater.release(writing.place.element);
    on.change();
  };

  return {
    begin: (place, caret, typed) => {
      if (current) leave(current);
      const key = fieldKey(place.field.entry, place.field.path);
      const known = writings.get(key);
      if (known !== undefined) return edit(known, caret);
      const original = typed?.old ?? place.field.value;
      const held = holdWords(place, typed?.value ?? original);
      updater.hold(place.element);
      const writing: Writing = {
        place,
        held,
        original,
        saved: original,
        typed: typed?.value ?? original,
        step: undefined,
        timer: undefined,
        stop: undefined,
      };
      writings.set(key, writing);
      if (typed === undefined) edit(writing, caret);
      else void submit(writing);
    },
    active: () => current && seen(current),
    leave: () => {
      if (current) leave(current);
    },
    hasUnsaved: () => [...writings.values()].some(({ typed, saved }) => typed !== saved),
  };
}
