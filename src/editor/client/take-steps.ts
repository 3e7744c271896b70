import { shorten } from "../../text/shorten.ts";
import type { TakenStep } from "../answers.ts";
import { fieldKey, isSameEntry } from "../model/edit.ts";
import type { StepName } from "../requests.ts";
import type { Bar } from "./bar.ts";
import type { HistoryPanel } from "./history-panel.ts";
import type { ShownPlace } from "./place.ts";
import type { Pointing } from "./pointing.ts";
import type { Session } from "./session.ts";
import type { ChangedWords } from "./text/source.ts";
import type { TextWriter } from "./write-text.ts";
import type { WordsWriter } from "./write-words.ts";

type Parts = {
  readonly bar: () => Bar;
  readonly history: HistoryPanel;
  readonly pointing: () => Pointing;
  readonly texts: TextWriter;
  readonly writer: WordsWriter;
  readonly closePanels: () => void;
};

/** Undoes and redoes: in an open text its own steps, else those of this page, never those of another one. */
export type Steps = {
  take(name: StepName): Promise<void>;
  /** Asks for the steps of this page, for the buttons and the history. */
  read(): Promise<void>;
  /** Shows in the buttons whether there is a step. An open text has its own, and says when it has none. */
  follow(): void;
  /** Says what was undone on the page that led here. */
  tellArrival(): void;
};

const arrivalKey = "site-edit-arrival";

const stepKeys = {
  undo: { done: "step.undo", none: "step.none.undo", noneInText: "step.none.undo.text" },
  redo: { done: "step.redo", none: "step.none.redo", noneInText: "step.none.redo.text" },
} as const;

export function createSteps(session: Session, parts: Parts): Steps {
  const { ask, queue, state, words, file } = session;
  const { texts, writer, history } = parts;
  const tell: Bar["tellStep"] = (text, next) => parts.bar().tellStep(text, next);
  const take = async (name: StepName) => {
    if (texts.active() !== undefined) {
      const changed = texts.step(name);
      if (changed === undefined) return tell(words[stepKeys[name].noneInText]);
      const what = tellWords(changed, words);
      return tell(words[stepKeys[name].done]({ what }), name === "undo" ? "redo" : "undo");
    }
    writer.leave();
    await queue.idle();
    const before = readTexts(state.places());
    const outcome = await queue.step(name);
    switch (outcome.status) {
      case "nothing":
        return tell(words[stepKeys[name].none]);
      case "unanswered":
        return session.tell(words["trouble.unanswered"]);
      case "saved": {
        const { taken, address } = outcome;
        const isTold = name === "undo" && taken.isPublished;
        const text = words[isTold ? "step.undo.published" : stepKeys[name].done]({ what: taken.label });
        const next = name === "undo" ? "redo" : "undo";
        if (address !== undefined) sessionStorage.setItem(arrivalKey, JSON.stringify([text, next]));
        else show(taken, before);
        return tell(text, next);
      }
      default:
        parts.closePanels();
        await history.tell(outcome);
    }
  };

  /** Outlines the place that has changed, and scrolls to it. */
  const show = (taken: TakenStep, before: Texts) => {
    const place = findNearest(state.places(), taken);
    parts.pointing().show(place);
    if (place?.shows.kind !== "text") return;
    const old = before.get(fieldKey(place.field.entry, place.field.path));
    const { elements } = place.shows;
    const changed = elements.find(({ textContent }, at) => textContent !== old?.[at]) ?? elements.at(-1);
    changed?.scrollIntoView({ block: "center", behavior: "instant" });
  };

  let can = { canUndo: false, canRedo: false };
  const follow = () =>
    parts.bar().setSteps(texts.active() === undefined ? can : { canUndo: true, canRedo: true });

  return {
    take,
    follow,
    read: async () => {
      void history.read();
      const answer = await ask("history", { file, most: 0 }).catch(() => undefined);
      if (answer === undefined) return;
      const { undo, redo } = answer;
      can = { canUndo: undo !== undefined, canRedo: redo !== undefined };
      follow();
    },
    tellArrival: () => {
      const kept = sessionStorage.getItem(arrivalKey);
      sessionStorage.removeItem(arrivalKey);
      if (kept !== null) tell(...(JSON.parse(kept) as Parameters<typeof tell>));
    },
  };
}

/** Takes steps by Ctrl+Z or ⌘Z, and with Shift, wherever no words are edited: those have their own undo. */
export function stepByKeys(take: (name: StepName) => void, ended: AbortSignal): void {
  const listen = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
    const [target] = event.composedPath();
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea")))
      return;
    event.preventDefault();
    take(event.shiftKey ? "redo" : "undo");
  };
  // The editor keeps its keys from the page.
  document.addEventListener("keydown", listen, { capture: true, signal: ended });
}

/** Says which words came and which went: “one” in place of “two”. */
function tellWords({ came, went }: ChangedWords, words: Session["words"]): string {
  const [now, old] = [shorten(came, mostLetters), shorten(went, mostLetters)];
  if (now !== "" && old !== "") return words["step.words"]({ now, old });
  if (now !== "") return words["step.words.came"]({ now });
  return old === "" ? words["step.words.none"] : words["step.words.went"]({ old });
}

/** More would not stand in the bar. */
const mostLetters = 32;

/** The words of each element of the Markdown texts, by field. */
type Texts = ReadonlyMap<string, readonly (string | null)[]>;

function readTexts(places: readonly ShownPlace[]): Texts {
  return new Map(
    places.flatMap(({ field, shows }) =>
      shows.kind === "text"
        ? [[fieldKey(field.entry, field.path), shows.elements.map(({ textContent }) => textContent)] as const]
        : [],
    ),
  );
}

/** The place of a field, or of the nearest field in the same list or group. */
function findNearest(places: readonly ShownPlace[], { entry, path }: TakenStep): ShownPlace | undefined {
  let [nearest, most]: [ShownPlace | undefined, number] = [undefined, 0];
  for (const place of path === undefined ? [] : places) {
    const { field } = place;
    if (!isSameEntry(field.entry, entry)) continue;
    if (fieldKey(field.entry, field.path) === fieldKey(entry, path ?? [])) return place;
    const differs = field.path.findIndex((step, at) => step !== path?.[at]);
    const shared = differs === -1 ? field.path.length : differs;
    if (shared > most) [nearest, most] = [place, shared];
  }
  return nearest;
}
