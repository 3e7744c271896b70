import type { FormField } from "../../../../edit/protocol.ts";
import { daysBetween } from "../../../../text/days-between.ts";
import { make } from "../../panel/make.ts";
import type { EditWords } from "../words.ts";
import type { Control } from "./control.ts";

/** Adds a note below a control that says, while it is filled in, what its value means for the published site. */
export function withOutlook(control: Control, { holdsBack }: FormField, words: EditWords): Control {
  if (holdsBack === undefined) return control;
  const note = make("p", { class: "outlook", "aria-live": "polite" });
  const tell = () => {
    note.textContent = tellOutlook(holdsBack, control.read(), words);
  };
  const shape = holdsBack.by === "draft" ? "foreseen in-row" : "foreseen";
  const element = make("div", { class: shape }, control.element, note);
  element.addEventListener("input", tell);
  element.addEventListener("change", tell);
  return {
    ...control,
    element,
    write: (value) => {
      control.write(value);
      tell();
    },
  };
}

function tellOutlook(
  holdsBack: NonNullable<FormField["holdsBack"]>,
  value: ReturnType<Control["read"]>,
  words: EditWords,
): string {
  if (holdsBack.by === "draft") return value === true ? words["outlook.draft"] : words["outlook.no-draft"];
  const due = String(value ?? "");
  const days = daysBetween(holdsBack.today, due);
  if (Number.isNaN(days)) return "";
  return days > 0 ? words["outlook.due"]({ due, days }) : words["outlook.due-already"];
}
