import { fieldKey, type Value } from "../model/edit.ts";
import { type Caret, isSamePlace, restoreAttribute, type ShownPlace } from "./place.ts";
import type { Outcome, Typing } from "./save-queue.ts";
import type { Session } from "./session.ts";
import type { Troubles } from "./troubles.ts";
import { detachValue, editWords, enterWords, selectWords } from "./values/edit-words.ts";
import { drawWords, noteLost, readWords } from "./values/value-chip.ts";

/** Edits plain words in the page. */
export type WordsWriter = {
  /** `typed` is a draft from before a reload. */
  begin(place: ShownPlace, caret: Caret, typed?: { readonly value: string; readonly old: string }): void;
  /** The place of the field that is being edited. */
  active(): ShownPlace | undefined;
  /** Leaves the field without moving the focus. */
  leave(): void;
  hasUnsaved(): boolean;
};

/** The wait after the last key before a save. */
const pauseMs = 300;

/** A field that is being edited, or has words that are not saved yet. */
type Writing = Typing & {
  readonly place: ShownPlace;
  readonly held: HeldWords;
  readonly original: string;
  /** The last text of which the author knows which values it names. */
  told: string;
  timer: number | undefined;
  /** Ends the editing. Undefined while the field is not being edited. */
  stop: (() => void) | undefined;
};

export function createWordsWriter(
  session: Session,
  troubles: Troubles,
  on: {
    readonly change: () => void;
    readonly done: (place: ShownPlace, how: "enter" | "escape" | "next" | "previous") => void;
  },
): WordsWriter {
  const { state, updater, queue, drafts, words } = session;
  const writings = new Map<string, Writing>();
  let current: Writing | undefined;

  const seen = ({ place, held }: Writing): ShownPlace => ({
    field: place.field,
    element: held.element,
    shows: { kind: "whole" },
  });
  const name = ({ field }: ShownPlace) => session.nameField(field);

  const edit = (writing: Writing, caret: Caret) => {
    current = writing;
    const { held, place } = writing;
    const hasLines = writing.original.includes("\n");
    // A changed value changes what the place shows.
    const now = () => state.places().find((shown) => isSamePlace(place, shown)) ?? place;
    const undress = dress(held.element, name(place));
    const stop = editWords(held.element, session, {
      field: place.field,
      hasLines,
      onInput: () => {
        writing.typed = readWords(held.element);
        keepDraft(writing);
        troubles.hide(fieldKey(place.field.entry, place.field.path));
        clearTimeout(writing.timer);
        writing.timer = window.setTimeout(() => void submit(writing), pauseMs);
        on.change();
      },
      onKey: (event) => {
        // A space would press a button or a summary around the words.
        event.stopPropagation();
        const how = leavingKey(event, hasLines);
        if (how === undefined) return false;
        event.preventDefault();
        if (how === "escape") {
          held.element.replaceChildren(...drawWords(writing.original, place.field.named, words));
          writing.typed = writing.original;
          keepDraft(writing);
          troubles.hide(fieldKey(place.field.entry, place.field.path));
        }
        leave(writing);
        on.done(place, how);
        return true;
      },
      onBlur: () => leave(writing),
      onOpen: (value, index) => {
        const opened = session.values.open(place.field, value, {
          detach: () => {
            begin(now(), "end");
            const element = current?.held.element;
            const own = element && detachValue(element, index);
            if (own) selectWords(element, own);
          },
          back: () => on.done(now(), "escape"),
        });
        // The page is narrower beside the sheet.
        void opened.then(() => now().element.scrollIntoView({ block: "nearest", behavior: "instant" }));
      },
    });
    writing.stop = () => {
      stop();
      undress();
    };
    held.element.focus({ preventScroll: caret !== "end" });
    on.change();
    enterWords(held.element, caret);
  };

  const leave = (writing: Writing) => {
    clearTimeout(writing.timer);
    writing.stop?.();
    writing.stop = undefined;
    if (current === writing) current = undefined;
    void submit(writing);
    on.change();
  };

  const keepDraft = (writing: Writing) => drafts.follow(writing.place.field, writing);

  const submit = async (writing: Writing): Promise<void> => {
    const { entry, path } = writing.place.field;
    const toChange = (value: string) => ({ entry, edit: { kind: "set", path, value } as const });
    const outcome = await queue.saveTyped(writing, toChange, () => keepDraft(writing));
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
      if (outcome !== undefined) {
        noteLost(writing.told, writing.saved, field.named, session);
        writing.told = writing.saved;
      }
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

  const begin: WordsWriter["begin"] = (place, caret, typed) => {
    if (current) leave(current);
    const key = fieldKey(place.field.entry, place.field.path);
    const known = writings.get(key);
    if (known !== undefined) return edit(known, caret);
    const original = typed?.old ?? place.field.value;
    const held = holdWords(place, drawWords(typed?.value ?? original, place.field.named, words));
    updater.hold(place.element);
    const writing: Writing = {
      place,
      held,
      original,
      saved: original,
      told: original,
      typed: typed?.value ?? original,
      step: undefined,
      timer: undefined,
      stop: undefined,
    };
    writings.set(key, writing);
    if (typed === undefined) edit(writing, caret);
    else void submit(writing);
  };

  return {
    begin,
    active: () => current && seen(current),
    leave: () => {
      if (current) leave(current);
    },
    hasUnsaved: () => [...writings.values()].some(({ typed, saved }) => typed !== saved),
  };
}

/** The source text of a field, shown in place of its typeset words while it is edited. */
type HeldWords = {
  /** Contains the source text alone. */
  readonly element: HTMLElement;
  /** Restores the typeset words. */
  restore(): void;
};

/**
 * Replaces the words of a place by their source text, in an element of its own. The heading or link around it stays as it is,
 * and no style of a page applies to the new element itself.
 */
function holdWords({ element, shows }: ShownPlace, words: readonly Node[]): HeldWords {
  const held = document.createElement("site-dev-words");
  held.append(...words);
  if (shows.kind !== "part") {
    // The same nodes return, because a component of the page may refer to them.
    const before = [...element.childNodes];
    element.replaceChildren(held);
    return { element: held, restore: () => element.replaceChildren(...before) };
  }
  const { range } = shows;
  const before = [...element.childNodes].map((node) => node.cloneNode(true));
  range.deleteContents();
  range.insertNode(held);
  return { element: held, restore: () => element.replaceChildren(...before) };
}

/** How a key leaves the words. Undefined for another key. */
function leavingKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent, hasLines: boolean) {
  if (key === "Escape") return "escape";
  if (key === "Tab") return shiftKey ? "previous" : "next";
  return key === "Enter" && (!hasLines || ctrlKey || metaKey) ? "enter" : undefined;
}

/** Sets the attributes for editing. Returns a function that removes them. `element` had none before. */
function dress(element: HTMLElement, label: string): () => void {
  const given = {
    role: "textbox",
    "aria-label": label,
    spellcheck: "true",
    contenteditable: "plaintext-only",
  };
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  if (element.contentEditable !== "plaintext-only") element.setAttribute("contenteditable", "true");
  const link = element.closest<HTMLElement>("a");
  const wasDraggable = link?.getAttribute("draggable") ?? null;
  link?.setAttribute("draggable", "false");
  return () => {
    for (const name of Object.keys(given)) element.removeAttribute(name);
    if (link) restoreAttribute(link, "draggable", wasDraggable);
  };
}
