import { fieldKey, type Value } from "../model/edit.ts";
import { type Caret, placeCaret, restoreAttribute, type ShownPlace } from "./place.ts";
import type { Outcome, Typing } from "./save-queue.ts";
import type { Session } from "./session.ts";
import type { Troubles } from "./troubles.ts";

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
  const { state, updater, queue, drafts } = session;
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
function holdWords({ element, shows }: ShownPlace, text: string): HeldWords {
  const held = document.createElement("site-dev-words");
  held.append(text);
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

type Editable = {
  readonly label: string;
  /** Enter begins a new line instead of leaving the field. */
  readonly hasLines: boolean;
  readonly onInput: () => void;
  readonly onDone: (how: "enter" | "escape" | "blur" | "next" | "previous") => void;
};

/** Makes plain words editable in the page. Returns a function that ends it and leaves the words as they are. */
function makeEditable(element: HTMLElement, caret: Caret, { label, hasLines, onInput, onDone }: Editable) {
  const off = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, listener, { signal: off.signal });
  const undress = dress(element, label);
  let isComposing = false;

  listen("compositionstart", () => {
    isComposing = true;
  });
  listen("compositionend", () => {
    isComposing = false;
    onInput();
  });
  listen("input", () => {
    if (!isComposing) onInput();
  });
  listen("beforeinput", (event) => {
    const { inputType } = event;
    // Firefox before 136 does not support `plaintext-only`.
    const isFormat = inputType.startsWith("format");
    const isLine = /^insert(?:Paragraph|LineBreak)$/.test(inputType);
    if (isFormat || (isLine && !hasLines)) event.preventDefault();
  });
  listen("paste", (event) => {
    event.preventDefault();
    insert(plain(event.clipboardData, hasLines));
  });
  listen("drop", (event) => {
    event.preventDefault();
    placeCaret(element, { x: event.clientX, y: event.clientY });
    insert(plain(event.dataTransfer, hasLines));
  });
  listen("keydown", (event) => {
    // An input method uses these keys itself.
    if (isComposing || event.isComposing || event.keyCode === 229) return;
    const leave = (how: Parameters<typeof onDone>[0]) => {
      event.preventDefault();
      event.stopPropagation();
      onDone(how);
    };
    if (event.key === "Escape") return leave("escape");
    if (event.key === "Tab") return leave(event.shiftKey ? "previous" : "next");
    if (event.key === "Enter" && (!hasLines || event.ctrlKey || event.metaKey)) return leave("enter");
    if (event.key === "Enter") {
      event.preventDefault();
      insert("\n");
    }
    // A space would press a button or a summary around the words.
    event.stopPropagation();
  });
  listen("keyup", (event) => {
    if (event.key === " " || event.key === "Enter") event.preventDefault();
    event.stopPropagation();
  });
  listen("blur", () => {
    // When the whole window loses the focus, editing continues after its return.
    if (document.hasFocus() && document.activeElement !== element) onDone("blur");
  });

  element.focus({ preventScroll: caret !== "end" });
  placeCaret(element, caret);
  return () => {
    off.abort();
    undress();
  };
}

/** Reads the present words. */
function readWords(element: HTMLElement): string {
  const parts = [...element.childNodes].map((node) =>
    node.nodeName === "BR" ? "\n" : (node.textContent ?? ""),
  );
  // Browsers keep a `br` at the end of an empty element, or of a text that ends in a line break.
  return element.lastChild?.nodeName === "BR" ? parts.slice(0, -1).join("") : parts.join("");
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

function plain(data: DataTransfer | null, hasLines: boolean): string {
  const text = (data?.getData("text/plain") ?? "").replaceAll("\r\n", "\n");
  return hasLines ? text : joinLines(text);
}

/** Inserts a text as if it were typed, so that the browser can undo it. */
function insert(text: string): void {
  // `execCommand` is deprecated, but the only way that keeps the undo of the browser.
  if (!document.execCommand("insertText", false, text))
    getSelection()?.getRangeAt(0).insertNode(new Text(text));
}

/** Joins pasted lines into one. */
function joinLines(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter((line) => line !== "").join(" ");
}
