import { fieldKey } from "../model/edit.ts";
import type { StepName } from "../requests.ts";
import type { PageUpdater } from "./page-updater.ts";
import { type Caret, findPoint, restoreAttribute, type ShownPlace } from "./place.ts";
import type { Outcome, Typing } from "./save-queue.ts";
import type { Session } from "./session.ts";
import { type LetterCaret, lettersOf, type Pointed } from "./text/match-caret.ts";
import type { Opening, OpenText } from "./text/open-text.ts";
import type { ChangedWords, createSource } from "./text/source.ts";
import type { Troubles } from "./troubles.ts";
import { noteLost } from "./values/value-chip.ts";

/** Edits Markdown texts in the page. */
export type TextWriter = {
  /** `typed` is a draft from before a reload. */
  begin(
    place: ShownPlace,
    caret: Caret,
    typed?: { readonly value: string; readonly old: string },
  ): Promise<void>;
  active(): ShownPlace | undefined;
  /** Saves and closes the text without moving the focus. It stays open if it cannot be saved. */
  leave(): Promise<void>;
  /** Undoes or redoes in the open text. Undefined if it has nothing to undo or redo. */
  step(name: StepName): ChangedWords | undefined;
  hasUnsaved(): boolean;
};

const pauseMs = 300;

/** An open text, shown as blocks (`view`) or as source. */
type Writing = Typing & {
  readonly place: ShownPlace;
  readonly mount: HTMLElement;
  /** The source from which its blocks were cut. */
  base: string;
  /** The last text of which the author knows which values it names. */
  told: string;
  isDirty: boolean;
  timer: number | undefined;
  /** The last flush. */
  flushed: Promise<boolean>;
  view: OpenText | undefined;
  source: ReturnType<typeof createSource> | undefined;
  readonly restore: () => void;
};

export function createTextWriter(
  session: Session,
  troubles: Troubles,
  on: {
    readonly change: () => void;
    /** Called for a key that undoes or redoes in the open text. */
    readonly step: (name: StepName) => void;
    /** The author has left the text, for the field `to` if there is one. */
    readonly done: (place: ShownPlace, to?: "next" | "previous") => void;
  },
): TextWriter {
  const { state, updater, queue, drafts, words, ask, root } = session;
  let current: Writing | undefined;
  /** Loaded with the first text. */
  let editor: Awaited<ReturnType<typeof loadTextEditor>> | undefined;

  const seen = ({ place, mount }: Writing): ShownPlace => ({
    field: place.field,
    element: mount,
    shows: { kind: "text", elements: [mount] },
  });
  const keyOf = ({ place: { field } }: Writing) => fieldKey(field.entry, field.path);
  const focus = ({ source, view }: Writing) => (source ?? view)?.focus();

  const changed = (writing: Writing) => {
    writing.isDirty = true;
    troubles.hide(keyOf(writing));
    clearTimeout(writing.timer);
    writing.timer = window.setTimeout(() => void flush(writing), pauseMs);
    on.change();
  };

  const read = async (writing: Writing): Promise<string> => {
    if (writing.source) return writing.source.read();
    if (!writing.view) return writing.typed;
    const { text } = await ask("compose", {
      text: writing.base,
      blocks: writing.view.blocks(),
    });
    return text;
  };

  /** Saves the text if it has changed. True if the file is up to date. */
  const flush = (writing: Writing): Promise<boolean> => {
    clearTimeout(writing.timer);
    // A second flush must not report success before the first one has read the blocks.
    const run = () => save(writing);
    writing.flushed = writing.flushed.then(run, run);
    return writing.flushed;
  };

  const save = async (writing: Writing): Promise<boolean> => {
    const { entry, path, kind } = writing.place.field;
    if (writing.isDirty) {
      writing.isDirty = false;
      try {
        writing.typed = await read(writing);
      } catch (error) {
        writing.isDirty = true;
        return settle(writing, { status: "unanswered", error });
      }
    }
    const follow = () => drafts.follow({ entry, path }, writing);
    if (writing.typed !== writing.saved) follow();
    const toEdit = (text: string) =>
      kind === "body" ? ({ kind: "body", text } as const) : ({ kind: "set", path, value: text } as const);
    const outcome = await queue.saveTyped(writing, (text) => ({ entry, edit: toEdit(text) }), follow);
    return settle(writing, outcome);
  };

  const settle = (writing: Writing, outcome: Outcome | undefined): boolean => {
    const { entry, path } = writing.place.field;
    if (outcome === undefined || outcome.status === "saved") {
      if (outcome !== undefined) {
        troubles.hide(keyOf(writing));
        noteLost(writing.told, writing.saved, writing.place.field.named, session);
        writing.told = writing.saved;
      }
      on.change();
      return true;
    }
    if (outcome.status === "refused") drafts.refuse(entry, path, outcome);
    if (current !== writing) {
      // The author has given it up during the save.
      drafts.drop(entry, path);
      return true;
    }
    troubles.show(keyOf(writing), seen(writing), outcome, {
      resume: () => focus(writing),
      giveUp: () => {
        drafts.drop(entry, path);
        close(writing);
        void queue.inTurn(updater.refresh);
      },
      keepMine: (digest, theirs) => {
        state.setDigest(entry, digest);
        writing.saved = typeof theirs === "string" ? theirs : "";
        void flush(writing);
      },
      retry: () => void flush(writing),
      typed: writing.typed,
      offersResume: true,
      label: session.nameField(writing.place.field),
    });
    on.change();
    return false;
  };

  const close = (writing: Writing) => {
    clearTimeout(writing.timer);
    troubles.hide(keyOf(writing));
    closeView(writing);
    writing.restore();
    if (current === writing) current = undefined;
    on.change();
  };
  const closeView = (writing: Writing) => {
    writing.view?.tools.remove();
    writing.view?.destroy();
    writing.view = undefined;
    writing.source?.remove();
    writing.source = undefined;
  };

  /** Returns the place of the text that it has closed. Undefined if none is open, or if it stays open. */
  const leave = async (): Promise<ShownPlace | undefined> => {
    const writing = current;
    if (writing === undefined || !(await flush(writing))) return undefined;
    if (writing.isDirty || current !== writing) return undefined;
    close(writing);
    return writing.place;
  };
  const leaveFor = async (to?: "next" | "previous"): Promise<void> => {
    const place = await leave();
    // The author may have gone elsewhere during the save.
    if (place && document.activeElement === document.body) on.done(place, to);
  };

  const showBlocks = async (writing: Writing, pointed?: Pointed | LetterCaret, y?: number) => {
    const { field } = writing.place;
    const { entry, path } = field;
    const [loaded, text, { values: named }] = await Promise.all([
      loadTextEditor(),
      ask("blocks", { text: writing.base }),
      ask("values", { entry, path }),
    ]);
    // Meanwhile, the author may have left the text, or typed on in its source.
    if (current !== writing || writing.isDirty || writing.typed !== writing.base) return;
    closeView(writing);
    editor = loaded;
    const opening: Opening = {
      mount: writing.mount,
      text,
      field,
      named,
      label: session.nameField(field),
      session,
      sheet: loaded.sheet,
      on: {
        change: () => changed(writing),
        blur: () => void flush(writing),
        source: () => void toSource(writing),
        leave: (to) => void leaveFor(to),
        step: on.step,
      },
    };
    writing.view = loaded.openText(opening);
    root.append(writing.view.tools);
    writing.view.focus(pointed, y);
    on.change();
  };
  const toSource = async (writing: Writing) => {
    if (!(await flush(writing)) || writing.isDirty || current !== writing) return;
    const caret = writing.view?.caret();
    closeView(writing);
    writing.source = editor?.createSource(writing.mount, root, writing.typed, session, caret, {
      change: () => changed(writing),
      leave: () => void leaveFor(),
      blocks: async () => {
        await flush(writing);
        writing.base = writing.typed;
        const { at, y } = writing.source?.caret() ?? {};
        await showBlocks(writing, at, y).catch(() => session.tell(words["trouble.unanswered"]));
      },
    });
    on.change();
  };

  return {
    begin: async (place, caret, typed) => {
      if (place.shows.kind !== "text") return;
      if (current) await leave();
      // A text that cannot be saved stays open.
      if (current) return focus(current);
      const pointed = pointInText(place.shows.elements, caret);
      const { mount, restore } = standIn(place.shows.elements, updater);
      const { value } = place.field;
      const writing: Writing = {
        place,
        mount,
        base: typed?.value ?? value,
        saved: typed?.old ?? value,
        told: typed?.old ?? value,
        typed: typed?.value ?? value,
        isDirty: false,
        step: undefined,
        timer: undefined,
        flushed: Promise.resolve(true),
        view: undefined,
        source: undefined,
        restore,
      };
      current = writing;
      try {
        await showBlocks(writing, pointed, caret === "end" ? undefined : caret.y);
      } catch (error) {
        if (current === writing) close(writing);
        session.tell(words["trouble.unanswered"]);
        throw error;
      }
      if (typed !== undefined) await flush(writing);
    },
    active: () => current && seen(current),
    leave: async () => void (await leave()),
    step: (name) => (current?.source ?? current?.view)?.step(name),
    hasUnsaved: () => current !== undefined && (current.isDirty || current.typed !== current.saved),
  };
}

const chunk = "/__dev/edit-text.js";

/** Loads ProseMirror when the first text is opened. */
async function loadTextEditor() {
  const [{ openText, createSource }, styles] = await Promise.all([
    import(chunk) as Promise<typeof import("./text/open-text.ts")>,
    fetch("/__dev/edit-card.css").then((answer) => answer.text()),
  ]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return { openText, createSource, sheet };
}

/** Finds the position in a text of the page at a point. Undefined for the keyboard. */
function pointInText(elements: readonly HTMLElement[], caret: Caret): Pointed | undefined {
  if (caret === "end") return undefined;
  const found = findPoint(caret.x, caret.y);
  const index = elements.findIndex((element) => found && element.contains(found.node));
  const element = elements[index];
  if (found === undefined || element === undefined) return undefined;
  const range = document.createRange();
  range.setStart(element, 0);
  range.setEnd(found.node, found.offset);
  return {
    index,
    letters: lettersOf(element.textContent ?? ""),
    before: lettersOf(range.toString()).length,
  };
}

/**
 * Replaces a text by an element with the classes of its parent, so that blocks look the same there. `restore` shows the text
 * again, in its present version.
 */
function standIn(elements: readonly HTMLElement[], updater: PageUpdater) {
  const parent = elements[0]?.parentElement ?? document.body;
  const mount = document.createElement("div");
  mount.className = parent.className;
  mount.dataset.siteText = "";
  const styles = elements.map((element) => [element, element.getAttribute("style")] as const);
  updater.hold(parent);
  elements[0]?.before(mount);
  for (const element of elements) element.style.setProperty("display", "none", "important");
  const restore = () => {
    mount.remove();
    for (const [element, style] of styles) restoreAttribute(element, "style", style);
    updater.release(parent);
  };
  return { mount, restore };
}
