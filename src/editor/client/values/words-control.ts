import { make } from "../../../dev/client/panel/make.ts";
import type { NamedValue } from "../../answers.ts";
import type { Control, ControlEvents } from "../form/form-context.ts";
import type { Session } from "../session.ts";
import { drawWords, readWords } from "./value-chip.ts";
import type { NamingField, ValueWays } from "./values.ts";

/** A control for words that may name values. `ways` leads back from a value of the element. */
export function createWordsControl(
  on: ControlEvents,
  session: Session,
  {
    field,
    named,
    ways,
  }: {
    readonly field: NamingField;
    readonly named: readonly NamedValue[];
    readonly ways: (element: HTMLElement, index: number) => ValueWays;
  },
): Control {
  const element = make("div", {
    class: "words",
    role: "textbox",
    "aria-multiline": "true",
    contenteditable: "plaintext-only",
    spellcheck: "true",
  });
  if (element.contentEditable !== "plaintext-only") element.setAttribute("contenteditable", "true");
  session.values.edit(element, {
    field,
    hasLines: true,
    onInput: on.input,
    onKey: (event) => {
      const isLine = event.shiftKey || readWords(element).includes("\n");
      if (event.key !== "Enter" || (isLine && !event.ctrlKey && !event.metaKey)) return false;
      event.preventDefault();
      on.change();
      return true;
    },
    onBlur: () => {},
    onOpen: (value, index) => void session.values.open(field, value, ways(element, index)),
  });
  return {
    element,
    main: element,
    read: () => readWords(element),
    write: (value) => element.replaceChildren(...drawWords(String(value ?? ""), named, session.words)),
  };
}
