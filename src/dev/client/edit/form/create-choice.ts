import type { Choice } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import type { Control, ControlEvents } from "./control.ts";

/** A control for a few choices. `none` is its text before one is chosen. */
export function createChoice(choices: readonly Choice[], on: ControlEvents, none = ""): Control {
  const nothing = make("option", { value: "", hidden: true }, none);
  const element = make(
    "select",
    {},
    nothing,
    ...choices.map(({ label }, index) => make("option", { value: String(index) }, label)),
  );
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
