import { make } from "../panel/make.ts";
import type { EditWords } from "./words.ts";

/** Draws the bar of a page that is not edited any more, although the server has not answered. */
export function drawEnd(words: EditWords): HTMLElement {
  return make(
    "div",
    { class: "bar" },
    make("p", { class: "what", role: "alert" }, words["bar.ended"]),
    make("button", { type: "button", click: () => location.reload() }, words["trouble.reload"]),
  );
}
