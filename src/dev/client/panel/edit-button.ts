import { editPath } from "../../../edit/protocol.ts";
import { make } from "./make.ts";

/** Begins to edit: the page comes back with all that it takes. */
export function editButton(word: string): HTMLElement {
  const click = async () => {
    const headers = { "Content-Type": "application/json" };
    const { ok } = await fetch(`${editPath}start`, { method: "POST", headers, body: "{}" });
    if (ok) location.reload();
  };
  return make("button", { type: "button", class: "fab", click: () => void click() }, word);
}
