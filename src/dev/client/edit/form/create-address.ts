import type { PagesAnswer } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";
import type { Control, ControlEvents } from "./control.ts";
import { createPicker } from "./create-picker.ts";

/** A control for the target of a link: typed, or chosen from the titles of the pages. */
export function createAddress(on: ControlEvents, session: Session): Control {
  const { words } = session;
  const input = make("input", { type: "text", inputmode: "url", spellcheck: "false" });
  const place = make("div", {});
  const button = make("button", { type: "button" }, words["address.choose"]);
  input.addEventListener("input", on.input);
  input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    // Where the change closes the control, the key would still reach what has the focus next.
    event.preventDefault();
    on.change();
  });
  button.addEventListener("click", async () => {
    const answer = await session.ask<PagesAnswer>("pages", {}).catch(() => undefined);
    if (answer === undefined) return session.tell(words["trouble.unanswered"]);
    const choices = answer.pages.map(({ route, title }) => ({ value: route, label: title }));
    const events = {
      input: () => {},
      change: () => {
        input.value = String(picker.read());
        button.hidden = false;
        place.replaceChildren();
        input.focus();
        on.change();
      },
    };
    const picker = createPicker({ kind: "entry", choices }, events, session);
    picker.write(input.value);
    button.hidden = true;
    place.replaceChildren(picker.element);
    picker.main.click();
  });
  return {
    element: make("div", { class: "address" }, input, button, place),
    main: input,
    read: () => input.value,
    write: (value) => {
      input.value = typeof value === "string" ? value : "";
    },
  };
}
