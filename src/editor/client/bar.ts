import { make } from "../../dev/client/panel/make.ts";
import { type IconName, icon } from "./icon.ts";
import type { EditWords } from "./session.ts";

/** The state of the last save, as the bar shows it. */
type SaveState = "idle" | "saving" | "saved";

type Pending = "saving" | "unsaved" | undefined;

/** The bar at the bottom of the window: the title of the page, the state of the saves, and the buttons. */
export type Bar = {
  setState(state: SaveState): void;
  /**
   * Says that typed words are not sent yet: `saving` if a save follows by itself, `unsaved` if the form waits for its
   * author. Shown instead of the state, unless a save is running.
   */
  setPending(pending: Pending): void;
  /** The number of texts that could not be saved. */
  setTroubles(count: number): void;
  /** Shows a trouble instead of the state, until that changes. Screen readers announce it. */
  tell(text: string): void;
  /**
   * Says what was undone or redone, beside the button for `next`, until something else is changed. The save of an
   * undone text is no such change.
   */
  tellStep(text: string, next?: "undo" | "redo"): void;
  /** Says that the server has no such page, until it has one again. */
  setGone(isGone: boolean): void;
  setTitle(title: string): void;
  setSteps(steps: { readonly canUndo: boolean; readonly canRedo: boolean }): void;
  setOpen(what: "search" | "add" | "form" | "history", isOpen: boolean): void;
  focus(what?: "undo" | "search" | "add" | "form" | "history"): void;
};

type Actions = Readonly<Record<"undo" | "redo" | "search" | "add" | "form" | "history" | "end", () => void>>;

/** `links` lead to pages of the tool about the whole site. */
export function createBar(
  root: ShadowRoot,
  words: EditWords,
  actions: Actions,
  links: readonly HTMLElement[],
): Bar {
  const button = (name: Extract<IconName, keyof Actions>, word: string, more = {}) =>
    make(
      "button",
      { type: "button", class: name, title: word, click: actions[name], ...more },
      icon(name),
      make("span", {}, word),
    );
  const undo = button("undo", words["bar.undo"], { "aria-keyshortcuts": "Control+Z" });
  const redo = button("redo", words["bar.redo"], { "aria-keyshortcuts": "Control+Shift+Z" });
  const search = button("search", words["search.bar"], {
    title: `${words["search.title"]} (${words["search.keys"]})`,
    "aria-label": words["search.title"],
    "aria-keyshortcuts": "Control+Shift+F",
    "aria-expanded": "false",
  });
  const add = button("add", words["entry.new"], { "aria-expanded": "false" });
  const form = button("form", words["form.title"], { "aria-expanded": "false" });
  const history = button("history", words["history.title"], { "aria-expanded": "false" });
  const title = make("span", { class: "title" });
  const status = make("p", { class: "status", role: "status" });
  const element = make(
    "div",
    { class: "bar", role: "toolbar", "aria-label": words["bar.title"] },
    make("p", { class: "what" }, make("b", {}, words["bar.title"]), title),
    status,
    undo,
    redo,
    search,
    add,
    form,
    history,
    ...links,
    button("end", words["bar.end"]),
  );
  root.append(element);
  let [current, troubles, pending]: [SaveState, number, Pending] = ["idle", 0, undefined];
  let isGone = false;
  /** A save takes longer than its author expects. */
  let isLong = false;
  let timer: number | undefined;
  let told: { readonly text: string; readonly next: string } | undefined;
  const draw = () => {
    if (isGone || troubles > 0) told = undefined;
    if (told === undefined) delete element.dataset.told;
    else element.dataset.told = told.next;
    const isTroubled = troubles > 0 && current !== "saving";
    const state = current === "saving" ? current : (pending ?? current);
    element.dataset.state = isTroubled || isGone ? "troubled" : state;
    const text = isGone
      ? words["state.gone"]
      : isTroubled
        ? words["state.troubled"]({ count: troubles })
        : (told?.text ?? words[state === "saving" && isLong ? "state.saving.long" : stateKeys[state]]);
    if (status.textContent !== text) status.textContent = text;
  };
  draw();
  return {
    setState: (state) => {
      if (state === "saving" && pending !== "saving") told = undefined;
      current = state;
      clearTimeout(timer);
      isLong = false;
      if (state === "saving")
        timer = window.setTimeout(() => {
          isLong = true;
          draw();
        }, patienceMs);
      draw();
    },
    setPending: (asked) => {
      if (asked === pending) return;
      if (pending === undefined) told = undefined;
      pending = asked;
      draw();
    },
    setTroubles: (count) => {
      if (count === troubles) return;
      troubles = count;
      draw();
    },
    tell: (text) => {
      told = undefined;
      element.dataset.state = "troubled";
      status.textContent = text;
    },
    tellStep: (text, next) => {
      told = { text, next: next ?? "" };
      draw();
    },
    setGone: (asked) => {
      if (asked === isGone) return;
      isGone = asked;
      draw();
    },
    setTitle: (text) => {
      title.textContent = text;
    },
    setSteps: ({ canUndo, canRedo }) => {
      // A `disabled` button would lose the focus.
      undo.setAttribute("aria-disabled", String(!canUndo));
      redo.setAttribute("aria-disabled", String(!canRedo));
    },
    setOpen: (what, isOpen) => {
      ({ search, add, form, history })[what].setAttribute("aria-expanded", String(isOpen));
    },
    focus: (what = "undo") => {
      ({ undo, search, add, form, history })[what].focus();
    },
  };
}

/** The wait for a save after which the bar says why it takes so long. */
const patienceMs = 2000;

const stateKeys = {
  idle: "state.idle",
  saving: "state.saving",
  unsaved: "trouble.refused",
  saved: "state.saved",
} as const;
