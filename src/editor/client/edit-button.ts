import { make } from "../../dev/client/panel/make.ts";
import { editPath } from "../addresses.ts";
import { readFieldLink, unusedImagesLink } from "../model/field-link.ts";
import { askTodo } from "./ask-todo.ts";
import { wasEditedBefore } from "./edited-session.ts";

/** A count checks the whole site, so it waits until the page has loaded. */
const restMs = 2000;

/** The button that switches to edit mode and reloads the page. A badge counts the new tasks. */
export function editButton(word: string, language: string): HTMLElement {
  const begin = async () => {
    const headers = { "Content-Type": "application/json" };
    const { ok } = await fetch(`${editPath}start`, { method: "POST", headers, body: "{}" });
    if (ok) location.reload();
  };
  // An address that opens a field starts the edit mode itself, and a restart of the server does not end it.
  const follow = () => {
    if (readFieldLink(location.hash) || location.hash === unusedImagesLink) void begin();
  };
  if (wasEditedBefore()) void begin();
  else follow();
  // The panel links to fields of the page itself.
  addEventListener("hashchange", follow);
  const button = make("button", { type: "button", class: "fab", click: () => void begin() }, word);
  const mark = async () => {
    const { fresh = 0, label = "" } = (await askTodo(language)) ?? {};
    if (fresh === 0) return;
    button.append(make("b", {}, String(fresh)));
    button.title = label;
    button.setAttribute("aria-label", `${word} (${label})`);
  };
  addEventListener("load", () => setTimeout(() => void mark(), restMs), { once: true });
  return button;
}
