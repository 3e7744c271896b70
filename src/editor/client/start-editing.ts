import { make } from "../../dev/client/panel/make.ts";
import { faultsPath } from "../../dev/faults/fault.ts";
import { publishPath } from "../addresses.ts";
import type { PageFields } from "../answers.ts";
import { type EntryName, type FieldPath, fieldKey } from "../model/edit.ts";
import { type LinkedField, readFieldLink, unusedImagesLink } from "../model/field-link.ts";
import { createAsk, createToken, createUpload } from "./ask.ts";
import { askTodo } from "./ask-todo.ts";
import { createBar } from "./bar.ts";
import { createDrafts } from "./drafts.ts";
import { dressPage, makeRoom } from "./dress-page.ts";
import { rememberEditing } from "./edited-session.ts";
import type { EntryTask } from "./entries/entry-context.ts";
import { createEntryPanel } from "./entries/entry-panel.ts";
import { createFolds, reveal } from "./folds.ts";
import { createLateFormPanel } from "./form/late-form-panel.ts";
import { createHistoryPanel } from "./history-panel.ts";
import { icon } from "./icon.ts";
import { keepKeys } from "./keep-keys.ts";
import { createLabel } from "./label.ts";
import { createPageState } from "./page-state.ts";
import { createPageUpdater } from "./page-updater.ts";
import { type Caret, isShown, type ShownPlace } from "./place.ts";
import { createPointing } from "./pointing.ts";
import { createSaveQueue, type Outcome, type RestoreOutcome, type StepOutcome } from "./save-queue.ts";
import { createSearchPanel, searchByKeys } from "./search-panel.ts";
import type { EditWords, Session, SpokenEdit } from "./session.ts";
import { createSteps, stepByKeys } from "./take-steps.ts";
import { createTroubles } from "./troubles.ts";
import { createLateValues } from "./values/late-values.ts";
import { createTextWriter, type TextWriter } from "./write-text.ts";
import { createWordsWriter, type WordsWriter } from "./write-words.ts";

/** Makes the page editable. `script` is the script element that the server has added. */
export function startEditing({ language, words }: SpokenEdit, script: HTMLScriptElement): void {
  const { file = "" } = script.dataset;
  const token = createToken(script.dataset.token ?? "");
  const fields = JSON.parse(
    document.getElementById("site-edit-fields")?.textContent ?? "null",
  ) as PageFields | null;
  if (fields === null) return;
  const { root, style, announce } = addRoot(language, words["bar.title"]);
  dressPage();
  rememberEditing(true);

  const ended = new AbortController();
  const ask = createAsk(token, language);
  const state = createPageState(fields);
  const drafts = createDrafts(
    () => redraw(),
    // A running save must not store its refused value after the value was discarded.
    (entry, path) =>
      void queue.inTurn(async () => {
        await ask("discard", { entry, path }).catch(() => undefined);
      }),
  );
  const updater = createPageUpdater(state, token, () => !hasUnsaved() && !entries.isOpen());
  const queue = createSaveQueue(
    { ask, state, file },
    {
      start: () => bar.setState("saving"),
      preview: updater.preview,
      kept: () => bar.setState("saved"),
      answer: async (outcome: Outcome | StepOutcome | RestoreOutcome) => {
        if (outcome.status !== "saved") {
          await updater.takeBack();
          return bar.setState("idle");
        }
        updater.keep();
        if (typeof outcome.page === "object") await updater.show(outcome.page);
        else if (outcome.address !== undefined) location.assign(outcome.address);
        bar.setState("saved");
        todo.countSoon();
        void steps.read();
        void form.refresh();
      },
    },
  );
  const session: Session = {
    ask,
    upload: createUpload(token, language),
    state,
    updater,
    queue,
    drafts,
    values: createLateValues(() => session, {
      open: (isOpen) => {
        if (isOpen) closePanels(session.values);
        makeRoom(isOpen);
        if (!isOpen && document.activeElement === document.body) bar.focus();
      },
      leaveWriting: () => leaveWriting(),
      openForm: ({ entry, path }) => void form.open(entry, path),
      changed: async () => {
        await queue.inTurn(refresh);
        todo.countSoon();
        await steps.read();
      },
    }),
    words,
    language,
    file,
    root,
    announce,
    tell: (text) => bar.tell(text),
    note: (text) => bar.tellStep(text),
    nameField: ({ entry, label }) => [state.entryOf(entry)?.label, label].filter(Boolean).join(" · "),
  };
  const findPlace = (entry: EntryName, path: FieldPath) =>
    state.places().find(({ field }) => fieldKey(field.entry, field.path) === fieldKey(entry, path));
  const troubles = createTroubles(root, words, announce, findPlace);
  const redraw = () => {
    pointing.follow();
    troubles.follow();
    const refused = drafts.countRefused(state.entries().map(({ entry }) => entry));
    bar.setTroubles(Math.max(troubles.count(), refused));
    steps.follow();
    bar.setPending(isWriting() ? "saving" : hasDraft() ? "unsaved" : undefined);
  };
  const writer = createWordsWriter(session, troubles, {
    change: redraw,
    done: (place, how) => {
      const { entry, path } = place.field;
      if (how === "next" && troubles.focus(fieldKey(entry, path))) return;
      if (how === "next" || how === "previous") {
        if (!pointing.move(place.element, how === "next" ? 1 : -1)) bar.focus();
      } else pointing.choose(place);
    },
  });
  const texts = createTextWriter(session, troubles, {
    change: redraw,
    step: (name) => void steps.take(name),
    done: (place, to) => {
      pointing.choose(place);
      if (to !== undefined && !pointing.move(place.element, to === "next" ? 1 : -1)) bar.focus();
    },
  });
  const isWriting = () => writer.hasUnsaved() || texts.hasUnsaved();
  const hasDraft = () => drafts.all().some(({ entry }) => state.entryOf(entry) !== undefined);
  const hasTyped = () => isWriting() || hasDraft();
  const hasUnsaved = () => queue.isBusy() || hasTyped();

  const form = createLateFormPanel(session, {
    open: (isOpen) => {
      bar.setOpen("form", isOpen);
      makeRoom(isOpen);
    },
    leave: () => {
      const place = pointing.chosen();
      if (place) pointing.choose(place);
      else bar.focus("form");
    },
    visit: (entry, path) => {
      pointing.show(findPlace(entry, path));
    },
    task: (task) => void beginTask(task),
  });
  const entries = createEntryPanel(session, (isOpen, kind) => {
    if (kind === "new") bar.setOpen("add", isOpen);
    makeRoom(isOpen);
    if (!isOpen) bar.focus(kind === "new" ? "add" : "form");
  });
  const beginTask = async (task: EntryTask) => {
    closePanels(entries);
    await entries.open(task, leaveWriting());
  };
  const history = createHistoryPanel(session, (isOpen) => {
    bar.setOpen("history", isOpen);
    makeRoom(isOpen);
    if (!isOpen) bar.focus("history");
  });
  const search = createSearchPanel(session, {
    open: (isOpen) => {
      bar.setOpen("search", isOpen);
      makeRoom(isOpen);
      if (!isOpen) bar.focus("search");
    },
    show: (place) => void leaveWriting().then(() => showField(place)),
    openValue: (field, value) =>
      void leaveWriting().then(() => session.values.open(field, value, { back: () => bar.focus("search") })),
    go: (address) => void leaveWriting().then(() => location.assign(address)),
  });
  /** One sheet is open at a time. */
  const closePanels = (but: { close(): void }) => {
    for (const panel of [form, history, entries, search, session.values]) if (panel !== but) panel.close();
  };
  const leaveWriting = async () => {
    writer.leave();
    await texts.leave();
    await queue.idle();
  };
  const openSearch = () => {
    closePanels(search);
    search.open();
  };
  /** Outlines a field on the page, or opens it in the form if the page does not show it. */
  const showField = ({ entry, path }: Partial<LinkedField>) => {
    if (entry === undefined) return;
    const isMeant = ({ field }: ShownPlace) => fieldKey(field.entry, field.path) === fieldKey(entry, path);
    const found = path === undefined ? [] : state.places().filter(isMeant);
    for (const place of [...found.filter(isShown), ...found]) {
      reveal(place.element);
      if (!isShown(place)) continue;
      place.element.scrollIntoView({ block: "center", behavior: "instant" });
      if (pointing.choose(place)) return;
    }
    void form.open(entry, path);
  };
  const openForm = ({ field }: ShownPlace) => {
    closePanels(form);
    void form.open(field.entry, field.path);
  };
  const begin = (place: ShownPlace, caret: Caret) => {
    troubles.reveal(fieldKey(place.field.entry, place.field.path));
    writer.leave();
    if (place.shows.kind === "text") return void texts.begin(place, caret);
    void texts.leave();
    if (takesWords(place)) writer.begin(place, caret);
    else openForm(place);
  };
  const label = createLabel(session, openForm);
  const pointing = createPointing(session, {
    label,
    ended: ended.signal,
    edited: () => writer.active() ?? texts.active(),
    isTold: ({ field }) => troubles.isShown(fieldKey(field.entry, field.path)),
    begin,
    openForm,
    visit: ({ field }) => form.reveal(field.entry, field.path),
    leavePage: () => bar.focus(),
  });

  const steps = createSteps(session, {
    bar: () => bar,
    history,
    pointing: () => pointing,
    texts,
    writer,
    closePanels: () => closePanels(history),
  });
  const end = async () => {
    await leaveWriting();
    const isStopped = await ask("stop", {}).then(
      () => true,
      () => false,
    );
    if (isStopped) rememberEditing(false);
    folds.restore();
    // If unsaved words remain, the browser asks before the reload.
    if (isStopped) return location.reload();
    // Their note stays, since it leads to another attempt.
    if (hasTyped()) return announce(words["trouble.unanswered.text"]);
    ended.abort();
    root.replaceChildren(style, drawEnd(words));
  };
  const todo = createTodoLink(words, language);
  const actions = {
    undo: () => void steps.take("undo"),
    redo: () => void steps.take("redo"),
    add: () => {
      if (entries.isOpen()) entries.close();
      else void beginTask({ kind: "new", collection: state.entries()[0]?.entry.collection });
    },
    search: () => {
      if (search.isOpen()) search.close();
      else openSearch();
    },
    form: () => {
      closePanels(form);
      if (form.isOpen()) form.close();
      else void form.open(pointing.chosen()?.field.entry);
    },
    history: () => {
      closePanels(history);
      if (history.isOpen()) history.close();
      else void history.open();
    },
    end: () => void end(),
  };
  const bar = createBar(root, words, actions, [todo.element, drawPublishLink(words, script.dataset.reading)]);
  bar.setTitle(state.entries()[0]?.label ?? document.title);
  void steps.read();
  steps.tellArrival();

  stepByKeys((name) => void steps.take(name), ended.signal);
  searchByKeys(openSearch, ended.signal);
  addEventListener("beforeunload", (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  let waits = 0;
  const refresh = async () => {
    const found = await updater.refresh();
    bar.setGone(found === "gone");
    if (found === "shown") await form.refresh();
    waits = found === "waiting" ? waits + 1 : 0;
    if (waits > 0 && waits < mostWaits) setTimeout(() => void queue.inTurn(refresh), waitMs);
  };
  followSite({ change: todo.countSoon, calm: () => void queue.inTurn(refresh) }, ended.signal);
  const folds = createFolds();
  state.onChange(folds.open);
  state.locate();
  const openLinked = () => {
    const shown = takeHash((hash) => readFieldLink(hash, "place"));
    if (shown) return showField(shown);
    const linked = takeHash((hash) => (hash === unusedImagesLink ? "images" : readFieldLink(hash)));
    if (linked === "images") return beginTask({ kind: "images" });
    return linked && form.open(linked.entry, linked.path);
  };
  void takeUpDrafts(session, { findPlace, texts, writer }).then(openLinked);
  // The panel links to fields of the page itself.
  addEventListener("hashchange", openLinked, { signal: ended.signal });
}

/** Reads what the hash of the address opens. Removes the hash, so that a reload opens nothing. */
function takeHash<Linked>(read: (hash: string) => Linked | undefined): Linked | undefined {
  const linked = read(location.hash);
  if (linked) window.history.replaceState(window.history.state, "", location.pathname + location.search);
  return linked;
}

/** Draws the bar that replaces the editor when the server has not confirmed the end of editing. */
export function drawEnd(words: EditWords): HTMLElement {
  return make(
    "div",
    { class: "bar" },
    make("p", { class: "what", role: "alert" }, words["bar.ended"]),
    make("button", { type: "button", click: () => location.reload() }, words["trouble.reload"]),
  );
}

/** Draws the link to the page « Publier », or to that of the review whose author is `reading`. */
export function drawPublishLink(words: EditWords, reading?: string): HTMLElement {
  const word = reading === undefined ? words["bar.publish"] : words["bar.reading"]({ name: reading });
  return make(
    "a",
    { class: reading === undefined ? "publish" : "publish reading", href: publishPath, title: word },
    icon("publish"),
    make("span", {}, word),
  );
}

/**
 * The wait after the last change of the site before the page is requested. A save is a change too, but its answer brings
 * the page.
 */
const calmMs = 250;

/** The wait for a page that is not ready, and how often it is waited for. */
const waitMs = 500;
const mostWaits = 20;

/**
 * Calls `change` at each change of the site, whoever made it, and `calm` after a moment without one. Keeps the page from
 * reloading by itself.
 */
function followSite(
  on: { readonly change: () => void; readonly calm: () => void },
  ended: AbortSignal,
): void {
  let waiting: number | undefined;
  const follow = (event: Event) => {
    event.preventDefault();
    clearTimeout(waiting);
    on.change();
    waiting = window.setTimeout(on.calm, calmMs);
  };
  document.addEventListener("site-dev-change", follow, { signal: ended });
}

/** Opens the places of this page whose words are not saved, with these words. */
async function takeUpDrafts(
  { ask, drafts }: Session,
  {
    findPlace,
    texts,
    writer,
  }: {
    readonly findPlace: (entry: EntryName, path: FieldPath) => ShownPlace | undefined;
    readonly texts: TextWriter;
    readonly writer: WordsWriter;
  },
): Promise<void> {
  // Without an answer, continue with the drafts of this tab.
  const kept = await ask("drafts", {}).catch(() => undefined);
  if (kept) drafts.take(kept.drafts);
  for (const { entry, path, value, old } of drafts.all()) {
    const place = findPlace(entry, path);
    if (place === undefined || typeof value !== "string" || typeof old !== "string") continue;
    if (place.shows.kind === "text") await texts.begin(place, "end", { value, old });
    else if (takesWords(place)) writer.begin(place, "end", { value, old });
  }
}

/** The shadow tree of the editor, at the end of the page. */
type EditRoot = {
  readonly root: ShadowRoot;
  readonly style: HTMLElement;
  /** Says a text to screen readers. */
  readonly announce: (text: string) => void;
};

function addRoot(language: string, label: string): EditRoot {
  const host = make("site-dev-edit", {
    lang: language,
    // The languages of the tool run from left to right, whatever that of the page does.
    dir: "ltr",
    role: "region",
    "aria-label": label,
  });
  const root = host.attachShadow({ mode: "open" });
  keepKeys(root);
  const style = make("link", { rel: "stylesheet", href: "/__dev/edit.css" });
  const told = make("p", { class: "told", "aria-live": "polite" });
  root.append(style, told);
  document.body.append(host);
  const announce = (text: string) => {
    told.textContent = text;
  };
  return { root, style, announce };
}

/** Elements in which browsers do not allow typing, or take a key for a press. */
const withoutCaret = "button, option, select, textarea, svg, svg *, math, math *, video, audio, iframe";

/** True if the words of a place can be edited in the page. Others are edited in the form. */
function takesWords({ element, field, shows }: ShownPlace): boolean {
  const areWords = shows.kind === "whole" || shows.kind === "part";
  return areWords && field.kind === "words" && element.closest(withoutCaret) === null;
}

/** The link from the bar to the list of tasks, with their number. */
type TodoLink = {
  readonly element: HTMLElement;
  /** Counts again after a pause without saves. */
  countSoon(): void;
};

/** A count checks the whole site, so it waits this long for further saves. */
const restMs = 2000;

export function createTodoLink(words: EditWords, language: string): TodoLink {
  const text = make("span", {}, words["bar.todo"]);
  const mark = make("b", { hidden: true, "aria-hidden": "true" });
  const element = make(
    "a",
    { class: "todo", href: faultsPath, title: words["bar.todo"] },
    icon("todo"),
    text,
    mark,
  );
  const count = async () => {
    const told = await askTodo(language);
    if (told === undefined) return;
    text.textContent = told.count === 0 ? words["bar.todo"] : words["bar.todo.count"](told);
    element.title = told.label;
    mark.hidden = told.fresh === 0;
    mark.textContent = words["bar.todo.fresh"](told);
  };
  let timer: number | undefined;
  const countSoon = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void count(), restMs);
  };
  countSoon();
  return { element, countSoon };
}
