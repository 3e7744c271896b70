import type { Value } from "../../../../edit/edit.ts";
import type { FormField } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import { drawNote } from "../draw-note.ts";
import { type FormContext, pathKey } from "./form-context.ts";
import { toLoose } from "./to-loose.ts";

/** Draws a new group or item, which is filled in as a whole before it is saved. */
export function drawLoose(
  field: FormField,
  context: FormContext,
  on: { readonly onDone: () => Promise<void>; readonly onCancel: () => void },
  blank?: Value,
): HTMLElement {
  const { words } = context.session;
  const loose = toLoose(field, context.session, blank);
  const answer = make("div", { class: "answer" });
  const add = async () => {
    const half = [...loose.element.querySelectorAll("input")].find(({ validity }) => validity.badInput);
    if (half !== undefined) return void half.reportValidity();
    const outcome = await context.save(
      { kind: "add", path: field.path, value: loose.read() ?? "" },
      undefined,
    );
    if (outcome === undefined || outcome.status === "saved") {
      element.remove();
      return on.onDone();
    }
    const ways = {
      resume: () => {},
      giveUp: on.onCancel,
      keepMine: (digest: string) => {
        context.session.state.setDigest(context.entry, digest);
        void add();
      },
      retry: () => void add(),
      typed: "",
      isWritten: () => true,
      label: field.label,
    };
    const note = drawNote(outcome, ways, words);
    answer.replaceChildren(note);
    context.session.announce(note.innerText);
  };
  const element = make(
    "fieldset",
    { class: "loose", "data-loose": pathKey(field.path) },
    make("legend", {}, field.label),
    loose.element,
    answer,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: () => void add() }, words["form.add"]),
      make("button", { type: "button", click: on.onCancel }, words["form.cancel"]),
    ),
  );
  return element;
}
