import type { EditorView } from "prosemirror-view";
import type { FormField } from "../../../../edit/protocol.ts";
import type { DirectiveForm } from "../../../../edit/text-protocol.ts";
import { make } from "../../panel/make.ts";
import { createControl, type LeafTakes } from "../form/create-control.ts";
import type { Session } from "../session.ts";
import { insertDirective } from "./insert-directive.ts";
import { placeBox } from "./place-box.ts";

/** Asks for the attributes of a directive, and inserts it after the block with the caret. */
export function openDirectiveBox(
  view: EditorView,
  session: Session,
  { name, form }: { readonly name: string; readonly form: DirectiveForm },
): void {
  const { words, announce } = session;
  const told = make("p", { class: "needed" });
  const fields = form.fields.map((field) => drawField(field, session, () => put()));
  const put = () => {
    const missing = fields.find(({ read, field }) => field.isRequired && read() === "");
    if (missing !== undefined) {
      told.textContent = words["text.needed"]({ what: missing.field.label });
      announce(told.textContent);
      return missing.focus();
    }
    const given = fields.flatMap(({ field, read }) => (read() === "" ? [] : [[field.path.at(-1), read()]]));
    insertDirective(view, name, form, Object.fromEntries(given));
    close();
  };
  const { close } = placeBox(view, session, form.label, [
    make("h2", {}, form.label),
    ...fields.map(({ element }) => element),
    told,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: put }, words["add.insert"]),
      make("button", { type: "button", click: () => close() }, words["form.cancel"]),
    ),
  ]);
  fields[0]?.focus();
}

function drawField(field: FormField, session: Session, done: () => void) {
  const { kind } = field.takes;
  const takes: LeafTakes =
    kind === "group" || kind === "list" || kind === "yaml" ? { kind: "words" } : field.takes;
  const control = createControl(
    takes,
    { input: () => {}, change: takes.kind === "words" ? done : () => {} },
    session,
  );
  control.main.setAttribute("aria-label", field.label);
  if (field.help !== undefined) control.main.setAttribute("aria-description", field.help);
  return {
    field,
    read: () => String(control.read()),
    focus: () => control.main.focus(),
    element: make(
      "div",
      { class: "field" },
      make("span", { "aria-hidden": "true" }, field.label),
      control.element,
    ),
  };
}
