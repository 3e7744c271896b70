import type { Choice } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import type { Control, ControlEvents } from "./control.ts";

/** A few choices by their names. */
export function createChoice(choices: readonly Choice[], on: ControlEvents): Control {
  const none = make("option", { value: "", hidden: true });
  const element = make(
    "select",
    {},
    none,
    ...choices.map(({ label }, index) => make("option", { value: String(index) }, label)),
  ) as HTMLSelectElement;
  element.addEventListener("change", on.change);
  return {
    element,
    main: element,
    read: () => (element.value === "" ? "" : (choices[Number(element.value)]?.value ?? "")),
    write: (value) => {
      const index = choices.findIndex((choice) => choice.value === value);
      element.value = index === -1 ? "" : String(index);
    },
  };
}
