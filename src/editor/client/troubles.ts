import { make } from "../../dev/client/panel/make.ts";
import type { EntryName, FieldPath } from "../model/edit.ts";
import { drawNote, type WaysOut } from "./draw-note.ts";
import { createOutline } from "./outline.ts";
import { anchor, type ShownPlace } from "./place.ts";
import type { Outcome } from "./save-queue.ts";
import type { EditWords } from "./session.ts";

/** Notes at fields whose words were not saved, with the reason and the ways to proceed. */
export type Troubles = {
  show(key: string, place: ShownPlace, outcome: Exclude<Outcome, { status: "saved" }>, ways: WaysOut): void;
  hide(key: string): void;
  /** Moves the focus to the note of a field. False if it has none. */
  focus(key: string): boolean;
  follow(): void;
  count(): number;
};

type Shown = { readonly note: HTMLElement; readonly end: () => void; readonly follow: () => void };

export function createTroubles(
  root: ShadowRoot,
  words: EditWords,
  announce: (text: string) => void,
  findPlace: (entry: EntryName, path: FieldPath) => ShownPlace | undefined,
): Troubles {
  const shown = new Map<string, Shown>();
  const hide = (key: string) => {
    shown.get(key)?.end();
    shown.delete(key);
  };
  const focus = (key: string) => {
    const button = shown.get(key)?.note.querySelector<HTMLElement>("button");
    button?.focus();
    return button !== null && button !== undefined;
  };
  /** Shows a problem of another field at that field. */
  const pointOut = (place: ShownPlace, label: string, text: string) => {
    const outline = createOutline(root);
    outline.show(place, "troubled");
    const note = make("section", { class: "note", role: "group", "aria-label": label }, make("p", {}, text));
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
      if (hadFocus) focus(key);
      announce(note.innerText);
    },
    hide,
    focus,
    follow: () => {
      for (const { follow } of shown.values()) follow();
    },
    count: () => shown.size,
  };
}
