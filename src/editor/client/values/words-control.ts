import { make } from "../../../dev/client/panel/make.ts";
import type { NamedValue } from "../../answers.ts";
import type { Control, ControlEvents } from "../form/form-context.ts";
import type { Session } from "../session.ts";
import { drawWords, readWords } from "./value-chip.ts";
import type { NamingField, ValueWays } from "./values.ts";

type Naming = {
  readonly field: NamingField;
  readonly named: readonly NamedValue[];
  /** Leads back from a value of the element. */
  readonly ways: (element: HTMLElement, index: number) => ValueWays;
  /** Words, the source of a text, or one line such as an address. */
  readonly looks?: "prose" | "code" | "line";
};

/** A control for a text that may name values. */
export function createWordsControl(
  on: ControlEvents,
  session: Session,
  { field, named, ways, looks = "prose" }: Naming,
): Control {
  const hasLines = looks !== "line";
  const element = make("div", {
    class: `words ${looks}`,
    role: "textbox",
    "aria-multiline": String(hasLines),
    contenteditable: "plaintext-only",
    spellcheck: String(looks === "prose"),
  });
  if (element.contentEditable !== "plaintext-only") element.setAttribute("contenteditable", "true");
  session.values.edit(element, {
    field,
    hasLines,
    onInput: on.input,
    onKey: (event) => {
      const isLine = hasLines && (looks === "code" || event.shiftKey || readWords(element).includes("\n"));
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
