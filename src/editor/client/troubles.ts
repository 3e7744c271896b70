import { make } from "../../dev/client/panel/make.ts";
import type { EntryName, FieldPath } from "../model/edit.ts";
import { drawNote, type WaysOut } from "./draw-note.ts";
import { createOutline } from "./outline.ts";
import { anchor, type ShownPlace } from "./place.ts";
import type { Outcome } from "./save-queue.ts";
import type { EditWords } from "./session.ts";

/**
 * Notes at fields whose words were not saved, with the reason and the ways to proceed. One note is shown at a time, so
 * that none covers another: the newest, then those before it. The frames of all fields stay.
 */
export type Troubles = {
  show(key: string, place: ShownPlace, outcome: Exclude<Outcome, { status: "saved" }>, ways: WaysOut): void;
  hide(key: string): void;
  /** Shows the note of a field, if it has one. */
  reveal(key: string): void;
  /** Moves the focus to the note of a field. False if it has none. */
  focus(key: string): boolean;
  follow(): void;
  count(): number;
  /** True if the note of a field is shown. It names the field. */
  isShown(key: string): boolean;
};

type Shown = { readonly note: HTMLElement; readonly end: () => void; readonly follow: () => void };

export function createTroubles(
  root: ShadowRoot,
  words: EditWords,
  announce: (text: string) => void,
  findPlace: (entry: EntryName, path: FieldPath) => ShownPlace | undefined,
): Troubles {
  const shown = new Map<string, Shown>();
  const reveal = (key: string) => {
    if (shown.has(key)) for (const [other, { note }] of shown) note.hidden = other !== key;
  };
  const hide = (key: string) => {
    const last = shown.get(key);
    last?.end();
    shown.delete(key);
    const [before] = [...shown.keys()].slice(-1);
    if (last && !last.note.hidden && before !== undefined) reveal(before);
  };
  const focus = (key: string) => {
    reveal(key);
    const button = shown.get(key)?.note.querySelector<HTMLElement>("button");
    button?.focus();
    return button !== null && button !== undefined;
  };
  /** Shows a problem of another field at that field. */
  const pointOut = (place: ShownPlace, label: string, text: string) => {
    const outline = createOutline(root);
    outline.show(place, "troubled");
    const note = make(
      "section",
      { class: "note beside", role: "group", "aria-label": label },
      make("p", {}, text),
    );
    root.append(note);
    const stop = anchor(note, place, "bottom-start", true);
    const end = () => {
      stop();
      outline.hide();
      note.remove();
    };
    return { end, follow: outline.follow };
  };
  return {
    show: (key, place, outcome, ways) => {
      const hadFocus = shown.get(key)?.note.contains(root.activeElement) ?? false;
      hide(key);
      const outline = createOutline(root);
      outline.show(place, "troubled");
      const { entry } = place.field;
      const beside = outcome.status === "refused" ? outcome.beside : [];
      const others = beside.flatMap(({ path, label, text }) => {
        const other = findPlace(entry, path);
        return other === undefined ? [] : [pointOut(other, label, text)];
      });
      const note = drawNote(outcome, ways, words);
      note.addEventListener("keydown", (event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        ways.resume();
      });
      root.append(note);
      const stop = anchor(note, place, "bottom-start");
      const end = () => {
        for (const other of others) other.end();
        stop();
        outline.hide();
        note.remove();
      };
      const follow = () => {
        for (const each of [outline, ...others]) each.follow();
      };
      shown.set(key, { note, end, follow });
      reveal(key);
      if (hadFocus) focus(key);
      announce(note.innerText);
    },
    hide,
    reveal,
    focus,
    follow: () => {
      for (const { follow } of shown.values()) follow();
    },
    count: () => shown.size,
    isShown: (key) => shown.get(key)?.note.hidden === false,
  };
}
