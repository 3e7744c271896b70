import type { EntryName, FieldPath } from "../../../edit/edit.ts";
import { fieldKey } from "../../../edit/field-key.ts";
import type { DiscardRequest, DraftsAnswer, PageFields } from "../../../edit/protocol.ts";
import { rememberEditing } from "../edited-session.ts";
import { addRoot } from "./add-root.ts";
import { createAsk } from "./ask.ts";
import { createBar } from "./bar.ts";
import { createDrafts } from "./drafts.ts";
import { drawEnd } from "./draw-end.ts";
import { dressPage, makeRoom } from "./dress-page.ts";
import type { EntryTask } from "./entries/entry-context.ts";
import { createEntryPanel } from "./entries/entry-panel.ts";
import { followSite } from "./follow-site.ts";
import { createLateFormPanel } from "./form/late-form-panel.ts";
import { createHistoryPanel } from "./history-panel.ts";
import { createLabel } from "./label.ts";
import { createPageState } from "./page-state.ts";
import { createPageUpdater } from "./page-updater.ts";
import type { Place } from "./place.ts";
import type { Caret } from "./place-caret.ts";
import { createPointing } from "./pointing.ts";
import { drawPublishLink } from "./publish-link.ts";
import { createSaveQueue, type Outcome, type StepOutcome } from "./save-queue.ts";
import type { Session } from "./session.ts";
import { takeFieldLink } from "./take-field-link.ts";
import { createSteps, stepByKeys } from "./take-steps.ts";
import { takeUpDrafts } from "./take-up-drafts.ts";
import { takesWords } from "./takes-words.ts";
import { createTodoLink } from "./todo-link.ts";
import { createToken } from "./token.ts";
import { createTroubles } from "./troubles.ts";
import { createUpload } from "./upload.ts";
import type { SpokenEdit } from "./words.ts";
import { createTextWriter } from "./write-text.ts";
import { createWordsWriter } from "./write-words.ts";

/** Makes the page editable. `script` is the script element that the server has added. */
export function startEditing({ language, words }: SpokenEdit, script: HTMLScriptElement): void {
  const { file = "" } = script.dataset;
  const token = createToken(script.dataset.token ?? "");
  const fields = JSON.parse(
    document.getElementById("site-edit-fields")?.textContent ?? "null",
  ) as PageFields | null;
  if (fields === null) return;
  const { root, style, announce } = addRoot(language, words["bar.label"]);
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
        await ask<DraftsAnswer>("discard", { entry, path } satisfies DiscardRequest).catch(() => undefined);
      }),
  );
  const updater = createPageUpdater(state, token, () => !hasUnsaved() && !entries.isOpen());
  const queue = createSaveQueue(
    { ask, state, file },
    {
      start: () => bar.setState("saving"),
      preview: updater.preview,
      answer: async (outcome: Outcome | StepOutcome) => {
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
    words,
    language,
    file,
    root,
    announce,
    tell: (text) => bar.tell(text),
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
    none: (name) => steps.tellNone(name),
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
    form.close();
    history.close();
    writer.leave();
    await texts.leave();
    await queue.idle();
    await entries.open(task);
  };
  const history = createHistoryPanel(session, (isOpen) => {
    bar.setOpen("history", isOpen);
    makeRoom(isOpen);
    if (!isOpen) bar.focus("history");
  });
  const openForm = ({ field }: Place) => {
    history.close();
    entries.close();
    void form.open(field.entry, field.path);
  };
  const begin = (place: Place, caret: Caret) => {
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
    closePanels: () => {
      form.close();
      entries.close();
    },
  });
  const end = async () => {
    writer.leave();
    await texts.leave();
    await queue.idle();
    const isStopped = await ask("stop", {}).then(
      () => true,
      () => false,
    );
    if (isStopped) rememberEditing(false);
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
    form: () => {
      history.close();
      entries.close();
      if (form.isOpen()) form.close();
      else void form.open(pointing.chosen()?.field.entry);
    },
    history: () => {
      form.close();
      entries.close();
      if (history.isOpen()) history.close();
      else void history.open();
    },
    end: () => void end(),
  };
  const bar = createBar(root, words, actions, [todo.element, drawPublishLink(words)]);
  bar.setTitle(state.entries()[0]?.label ?? document.title);
  void steps.read();
  steps.tellArrival();

  stepByKeys((name) => void steps.take(name), ended.signal);
  addEventListener("beforeunload", (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  const refresh = async () => {
    const found = await updater.refresh();
    bar.setGone(found === "gone");
    if (found === "shown") await form.refresh();
  };
  followSite({ change: todo.countSoon, calm: () => void queue.inTurn(refresh) }, ended.signal);
  state.locate();
  const linked = takeFieldLink();
  void takeUpDrafts(session, { findPlace, texts, writer }).then(() => {
    if (linked === "images") return beginTask({ kind: "images" });
    return linked && form.open(linked.entry, linked.path);
  });
}
