import type { FormField } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import { type FormContext, pathKey } from "./form-context.ts";
import { labelled } from "./labelled.ts";

/** True for the address of the page of an entry, which « Renommer » changes together with the links to it. */
export function isOwnRoute({ path, value }: FormField, { rename }: FormContext): boolean {
  return rename !== undefined && path.length === 1 && path[0] === "route" && typeof value === "string";
}

/** Draws the address of a page as a button that leads to « Renommer ». */
export function drawRoute(field: FormField, { session, rename, visit }: FormContext): HTMLElement {
  const { words } = session;
  const route = String(field.value);
  const shown = make("span", {}, route);
  const main = make(
    "button",
    { type: "button", class: "route", click: () => rename?.() },
    shown,
    make("b", {}, words["entry.move"]),
  );
  const control = { element: main, main, read: () => route, write: () => {} };
  const help = words["address.rename"];
  const element = labelled({ label: field.label, help }, control, [], make("div", { class: "answer" }));
  // The label names the button, so its address has to be said as well.
  shown.id = `${main.id}-route`;
  main.setAttribute("aria-describedby", `${shown.id} ${main.getAttribute("aria-describedby")}`);
  element.dataset.path = pathKey(field.path);
  element.addEventListener("focusin", () => visit(field.path));
  return element;
}
