import { make } from "../../panel/make.ts";
import type { Control } from "./control.ts";

type Named = { readonly label: string; readonly help?: string };

let labels = 0;

/** Draws a control with its label, its help and its messages. */
export function labelled(
  { label, help }: Named,
  { element, main }: Control,
  beside: readonly HTMLElement[],
  answer: HTMLElement,
): HTMLElement {
  labels += 1;
  const id = `field-${labels}`;
  main.id = id;
  answer.id = `${id}-answer`;
  const about = help === undefined ? [] : [make("p", { class: "help", id: `${id}-help` }, help)];
  main.setAttribute("aria-describedby", [...about.map(({ id }) => id), answer.id].join(" "));
  return make(
    "div",
    { class: "field" },
    make("div", { class: "head" }, make("label", { for: id }, label), ...beside),
    ...about,
    element,
    answer,
  );
}
