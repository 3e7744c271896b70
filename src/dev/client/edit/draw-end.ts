import { make } from "../panel/make.ts";
import type { EditWords } from "./words.ts";

/** Draws the bar that replaces the editor when the server has not confirmed the end of editing. */
export function drawEnd(words: EditWords): HTMLElement {
  return make(
    "div",
    { class: "bar" },
    make("p", { class: "what", role: "alert" }, words["bar.ended"]),
    make("button", { type: "button", click: () => location.reload() }, words["trouble.reload"]),
  );
}
