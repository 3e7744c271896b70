import { make } from "../../../dev/client/panel/make.ts";
import type { Value } from "../../model/edit.ts";
import type { FormField } from "../../requests.ts";
import { drawNote } from "../draw-note.ts";
import type { Unsaved } from "../save-queue.ts";
import { type FormContext, pathKey } from "./form-context.ts";
import { toLoose } from "./to-loose.ts";

/** Draws a new group or item, which is filled in as a whole before it is saved. A refused one comes back with its values. */
export function drawLoose(
  field: FormField,
  context: FormContext,
  on: { readonly onDone: () => Promise<void>; readonly onCancel: () => void },
  blank?: Value,
): HTMLElement {
  const { session, entry } = context;
  const { words, drafts, state } = session;
  const { path, label } = field;
  const loose = toLoose(field, session, drafts.find(entry, path)?.value ?? blank);
  const answer = make("div", { class: "answer" });
  const add = async () => {
    const half = [...loose.element.querySelectorAll("input")].find(({ validity }) => validity.badInput);
    if (half !== undefined) return void half.reportValidity();
    const value = loose.read() ?? "";
    const outcome = await context.save({ kind: "add", path, value, yaml: loose.yaml() }, undefined);
    if (outcome === undefined || outcome.status === "saved") {
      drafts.drop(entry, path);
      // Keeps the focus in the form until it is drawn again.
      element.closest<HTMLElement>(".content")?.focus();
      element.remove();
      return on.onDone();
    }
    drafts.keep({ entry, path, value, old: undefined });
    if (outcome.status === "refused") drafts.refuse(entry, path, outcome);
    showTrouble(outcome);
  };
  const cancel = () => {
    drafts.drop(entry, path);
    on.onCancel();
  };
  const showTrouble = (outcome: Unsaved) => {
    const ways = {
      resume: () => {},
      giveUp: cancel,
      keepMine: (digest: string) => {
        state.setDigest(entry, digest);
        void add();
      },
      retry: () => void add(),
      typed: loose.read(),
      offersResume: false,
      label,
    };
    const note = drawNote(outcome, ways, words);
    answer.replaceChildren(note);
    if (outcome.status === "refused") context.pointOut(outcome.beside);
    note.scrollIntoView({ block: "nearest" });
    session.announce(note.innerText);
  };
  const element = make(
    "fieldset",
    { class: "loose", "data-loose": pathKey(path), "data-path": pathKey(path) },
    make("legend", {}, label),
    loose.element,
    answer,
    make(
      "p",
      { class: "ways" },
      make("button", { type: "button", class: "main", click: () => void add() }, words["form.add"]),
      make("button", { type: "button", click: cancel }, words["form.cancel"]),
    ),
  );
  const why = drafts.whyNot(entry, path);
  if (why) showTrouble(why);
  return element;
}
