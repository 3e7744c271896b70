import type { HistoryAnswer, PageFields } from "../../../edit/protocol.ts";
import { make } from "../panel/make.ts";
import { createAsk } from "./ask.ts";
import { createBar, type SaveState } from "./bar.ts";
import { createDrafts } from "./drafts.ts";
import { dressPage } from "./dress-page.ts";
import { fieldKey } from "./field-key.ts";
import { createLabel } from "./label.ts";
import type { Caret } from "./make-editable.ts";
import { createPageState } from "./page-state.ts";
import { createPageUpdater } from "./page-updater.ts";
import type { Place } from "./place.ts";
import { createPointing } from "./pointing.ts";
import { createSaveQueue, type Outcome } from "./save-queue.ts";
import type { Session } from "./session.ts";
import { takesWords } from "./takes-words.ts";
import { createTroubles } from "./troubles.ts";
import type { SpokenEdit } from "./words.ts";
import { createWordsWriter } from "./write-words.ts";

/** Makes the page editable. `script` is the one that the server has put into it. */
export function startEditing({ language, words }: SpokenEdit, script: HTMLScriptElement): void {
  const { token = "", file = "" } = script.dataset;
  const fields = JSON.parse(
    document.getElementById("site-edit-fields")?.textContent ?? "null",
  ) as PageFields | null;
  if (fields === null) return;
  const host = make("site-dev-edit", { lang: language });
  const root = host.attachShadow({ mode: "open" });
  const style = make("link", { rel: "stylesheet", href: "/__dev/edit.css" });
  const told = make("p", { class: "told", "aria-live": "polite" });
  root.append(style, told);
  document.body.append(host);
  dressPage();

  const ask = createAsk(token, language);
  const state = createPageState(fields);
  const drafts = createDrafts();
  const updater = createPageUpdater(state, token, () => !hasUnsaved());
  const announce = (text: string) => {
    told.textContent = text;
  };
  const showState = (now: SaveState) => {
    const count = troubles.count();
    bar.setState(count > 0 && now !== "saving" ? "troubled" : now, count);
  };
  const queue = createSaveQueue(
    { ask, state, file },
    {
      start: () => showState("saving"),
      answer: async (outcome: Outcome) => {
        if (outcome.status !== "saved") return;
        if (outcome.page) await updater.show(outcome.page);
        showState("saved");
        void readSteps();
      },
    },
  );
  const session: Session = {
    ask,
    state,
    updater,
    queue,
    drafts,
    words,
    language,
    file,
    root,
    announce,
    nameField: ({ entry, label }) => [state.entryOf(entry)?.label, label].filter(Boolean).join(" · "),
  };
  const troubles = createTroubles(root, words, announce);
  const writer = createWordsWriter(session, troubles, {
    change: () => {
      pointing.follow();
      troubles.follow();
      if (troubles.count() > 0) showState("troubled");
    },
    done: (place, how) => {
      const { entry, path } = place.field;
      if (how === "next" && troubles.focus(fieldKey(entry, path))) return;
      if (how === "next" || how === "previous") {
        if (!pointing.move(place.element, how === "next" ? 1 : -1)) bar.focus();
      } else pointing.choose(place);
    },
  });
  const hasUnsaved = () => queue.isBusy() || writer.hasUnsaved();

  const openForm = (_place: Place) => {};
  const begin = (place: Place, caret: Caret) => {
    if (takesWords(place)) writer.begin(place, caret);
    else openForm(place);
  };
  const label = createLabel(session, openForm);
  const pointing = createPointing(session, {
    label,
    written: writer.active,
    begin,
    openForm,
    leavePage: () => bar.focus(),
  });

  const readSteps = async () => {
    const { undo, redo } = await ask<HistoryAnswer>("history", {});
    bar.setSteps({ canUndo: undo !== undefined, canRedo: redo !== undefined });
  };
  const step = async (name: "undo" | "redo") => {
    writer.leave();
    await queue.step(name, {});
  };
  const end = async () => {
    writer.leave();
    await queue.idle();
    // Words that no file takes are asked about once more by the browser.
    await ask("stop", {});
    location.reload();
  };
  const bar = createBar(root, words, {
    undo: () => void step("undo"),
    redo: () => void step("redo"),
    form: () => {},
    history: () => {},
    end: () => void end(),
  });
  bar.setTitle(state.entries()[0]?.label ?? document.title);
  bar.setState("idle");
  void readSteps();

  addEventListener("beforeunload", (event) => {
    if (hasUnsaved()) event.preventDefault();
  });
  // What other tabs, other editors and other programs save comes as a change of the site.
  document.addEventListener("site-dev-change", (event) => {
    event.preventDefault();
    void queue
      .idle()
      .then(() => updater.refresh())
      .then((isThere) => {
        if (!isThere) announce(words["state.gone"]);
      });
  });
  state.locate();
  for (const { entry, path, value, old } of drafts.all()) {
    const place = state
      .places()
      .find(({ field }) => fieldKey(field.entry, field.path) === fieldKey(entry, path));
    if (place && takesWords(place)) writer.begin(place, "end", { value, old });
  }
}
