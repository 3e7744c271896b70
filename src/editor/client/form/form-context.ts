import { make } from "../../../dev/client/panel/make.ts";
import type { FormField, Refused } from "../../answers.ts";
import type { EntryName, FieldPath, Value } from "../../model/edit.ts";
import type { AskedEdit } from "../../requests.ts";
import { drawNote } from "../draw-note.ts";
import type { Outcome, Unsaved } from "../save-queue.ts";
import type { Session } from "../session.ts";

/** Everything that the fields of an open form share. */
export type FormContext = {
  readonly session: Session;
  readonly entry: EntryName;
  save(edit: AskedEdit, old: Value | undefined): Promise<Outcome | undefined>;
  /** Reads the entry again and redraws it, for example after its fields have changed. `focus` gets the focus. */
  redraw(focus?: FieldPath): Promise<void>;
  /** Shows the problems of other fields of the entry at these fields, until the next save. */
  pointOut(beside: Refused["beside"]): void;
  /** Called when a field gets the focus. */
  visit(path: FieldPath): void;
  /** Begins « Renommer ». Undefined if the entry cannot be renamed. */
  readonly rename?: (() => void) | undefined;
  /** The keys of the unfolded groups and items. */
  readonly unfolded: Set<string>;
};

export function pathKey(path: FieldPath): string {
  return JSON.stringify(path);
}

/** A control of a form. */
export type Control = {
  readonly element: HTMLElement;
  /** Its value. `""` if it is empty. */
  read(): Value;
  write(value: Value | undefined): void;
  /** The browser’s message about an incomplete date or a malformed number, which `read` returns as `""`. Empty if there is none. */
  misread?(): string;
  /** The element that gets the label and the focus. */
  readonly main: HTMLElement;
};

/** `input` while the author types, `change` once a value is final before the control loses the focus. */
export type ControlEvents = { readonly input: () => void; readonly change: () => void };

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
  const name = make("label", { for: id, id: `${id}-label` }, label);
  // A label names only the browser’s own controls.
  if (main.hasAttribute("contenteditable")) {
    main.setAttribute("aria-labelledby", name.id);
    name.addEventListener("click", () => main.focus());
  }
  main.setAttribute("aria-describedby", [...about.map(({ id }) => id), answer.id].join(" "));
  return make(
    "div",
    { class: "field" },
    make("div", { class: "head" }, name, ...beside),
    ...about,
    element,
    answer,
  );
}

/** Adds a group or an item with the values it begins with. False if it cannot be saved before somebody fills it in. */
export async function beginBlank(
  { path }: Pick<FormField, "path">,
  blank: Value,
  context: FormContext,
): Promise<boolean> {
  const outcome = await context.save({ kind: "add", path, value: blank, yaml: [] }, undefined);
  return outcome?.status === "saved";
}

/** The path of the first control of a field. */
export function firstPathOf({ path, takes }: FormField): FieldPath {
  const [first] = takes.kind === "group" ? takes.fields : [];
  return first === undefined ? path : firstPathOf(first);
}

export function focusFirst(drawn: HTMLElement): void {
  drawn.querySelector<HTMLElement>("input, textarea, .words, select, button")?.focus();
}

/** A foldable part of a form. It stays unfolded when the form is drawn again. */
export function fold(
  path: FieldPath,
  { unfolded }: Pick<FormContext, "unfolded">,
  summary: readonly (Node | string)[],
  children: readonly (Node | string)[],
): HTMLElement {
  const key = pathKey(path);
  const details: HTMLDetailsElement = make(
    "details",
    {
      class: "group",
      open: unfolded.has(key),
      "data-path": key,
      toggle: () => {
        if (details.open) unfolded.add(key);
        else unfolded.delete(key);
      },
    },
    make("summary", {}, ...summary),
    make("div", { class: "inner" }, ...children),
  );
  return details;
}

type Attempt = { readonly label: string; readonly context: FormContext; readonly again: () => void };

/** Explains at a list or field why a removal or move was not saved. */
export function tellRefusal(outcome: Unsaved, answer: HTMLElement, { label, context, again }: Attempt): void {
  const { session, entry } = context;
  const note = drawNote(
    outcome,
    {
      resume: () => {},
      giveUp: () => {
        answer.replaceChildren();
        if (outcome.status === "conflict") void context.redraw();
      },
      keepMine: (digest) => {
        session.state.setDigest(entry, digest);
        again();
      },
      retry: again,
      typed: undefined,
      offersResume: false,
      label,
    },
    session.words,
  );
  answer.replaceChildren(note);
  session.announce(note.innerText);
}
