import { make } from "../../../dev/client/panel/make.ts";
import type { FormField } from "../../answers.ts";
import type { EntryName, FieldPath, Value } from "../../model/edit.ts";
import { drawNote } from "../draw-note.ts";
import { icon } from "../icon.ts";
import type { Unsaved } from "../save-queue.ts";
import type { Session } from "../session.ts";
import { createChoice, createControl, createPicker } from "./controls.ts";
import { createNaming } from "./draw-leaf.ts";
import { type FormContext, labelled, pathKey } from "./form-context.ts";

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
  const loose = toLoose(field, session, drafts.find(entry, path)?.value ?? blank, entry);
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

export type Loose = {
  readonly element: HTMLElement;
  readonly read: () => Value | undefined;
  /** The paths within its value whose texts are YAML. */
  readonly yaml: () => readonly FieldPath[];
};

/**
 * Draws a field with the fields within it, to be filled in before any of them is saved. `entry` is undefined for a new
 * one, which names no values yet.
 */
export function toLoose(field: FormField, session: Session, blank?: Value, entry?: EntryName): Loose {
  const { takes } = field;
  switch (takes.kind) {
    case "group": {
      const parts = takes.fields.map((inner) => {
        const loose = toLoose(inner, session, member(blank, inner), entry);
        const isGroup = inner.takes.kind === "group";
        return {
          name: String(inner.path.at(-1)),
          isRequired: inner.isRequired,
          isOff: inner.isOff === true,
          isGroup,
          loose,
          element: isGroup
            ? make("fieldset", {}, make("legend", {}, inner.label), loose.element)
            : loose.element,
        };
      });
      const given = () =>
        parts.flatMap(({ name, isRequired, isOff, isGroup, loose }) => {
          const value = loose.read();
          const isLeftOut =
            value === undefined ||
            (!isRequired && (value === "" || (isGroup && isEmpty(value)))) ||
            (isOff && !value);
          return isLeftOut ? [] : [{ name, value, loose }];
        });
      return {
        element: make("div", { class: "inner" }, ...parts.map(({ element }) => element)),
        read: () => Object.fromEntries(given().map(({ name, value }) => [name, value])),
        yaml: () => given().flatMap(({ name, loose }) => loose.yaml().map((path) => [name, ...path])),
      };
    }
    case "list":
      return toLooseList(field, takes.fresh, { session, blank, entry });
    default: {
      const nothing = { input: () => {}, change: () => {} };
      const ways = (element: HTMLElement, index: number) => ({
        detach: () => void session.values.detach(element, index),
        back: () => element.focus(),
      });
      const { path } = field;
      const control =
        (entry && createNaming(field, nothing, session, { field: { entry, path }, ways })) ??
        createControl(takes, nothing, session);
      const isYaml = takes.kind === "yaml";
      control.write(isYaml ? toYaml(blank ?? undefined, takes.text) : (blank ?? undefined));
      const { main } = control;
      // A placeholder is typed over.
      main.addEventListener("focus", () => {
        const isText = main instanceof HTMLTextAreaElement || main instanceof HTMLInputElement;
        if (isText && blank !== undefined && control.read() === blank) main.select();
      });
      const element = labelled(field, control, [], make("div", { class: "answer" }));
      element.dataset.path = pathKey(field.path);
      return { element, read: () => control.read(), yaml: () => (isYaml ? [[]] : []) };
    }
  }
}

/** True for what nobody has filled in, such as an optional group of empty fields. */
function isEmpty(value: Value): boolean {
  if (value === "" || value === false || value === null) return true;
  if (typeof value !== "object" || Array.isArray(value)) return Array.isArray(value) && value.length === 0;
  return Object.values(value).every((inner) => inner === undefined || isEmpty(inner as Value));
}

/** What an author has typed, as it is; another value as JSON, which YAML includes. */
function toYaml(value: Value | undefined, text: string): string {
  if (value === undefined) return text;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Draws a list within a value that is not saved yet. */
function toLooseList(
  field: FormField,
  fresh: FormField,
  { session, blank, entry }: { session: Session; blank: Value | undefined; entry: EntryName | undefined },
): Loose {
  const { words } = session;
  const items = Array.isArray(blank) ? blank.map((item: Value) => toLoose(fresh, session, item, entry)) : [];
  const list = make("div", { class: "inner" });
  const draw = () => {
    list.replaceChildren(
      ...items.map((item) =>
        make(
          "div",
          { class: "row" },
          item.element,
          make(
            "button",
            {
              type: "button",
              class: "quiet",
              "aria-label": words["form.remove"]({ what: fresh.label }),
              click: () => {
                items.splice(items.indexOf(item), 1);
                draw();
              },
            },
            icon("remove"),
          ),
        ),
      ),
    );
  };
  const add = () => {
    items.push(toLoose(fresh, session, undefined, entry));
    draw();
  };
  draw();
  return {
    element: make(
      "fieldset",
      { class: "loose" },
      make("legend", {}, field.label),
      list,
      make(
        "button",
        { type: "button", class: "give", click: add },
        icon("add"),
        words["form.give"]({ what: fresh.label }),
      ),
    ),
    read: () => {
      const values = items.map((item) => item.read() ?? "");
      return values.length === 0 && !field.isRequired ? undefined : values;
    },
    yaml: () => items.flatMap((item, index) => item.yaml().map((path) => [index, ...path])),
  };
}

function member(blank: Value | undefined, inner: FormField): Value | undefined {
  const name = inner.path.at(-1);
  const value =
    typeof blank === "object" && blank !== null && name !== undefined
      ? (blank as { readonly [key: string]: Value })[String(name)]
      : undefined;
  return value ?? inner.value;
}

/** The parts of forms, passed to scripts that are loaded later: their own copies would count ids from 1 again. */
export const formParts = { createChoice, createControl, createPicker, labelled, toLoose };

export type FormParts = typeof formParts;
