import { make } from "../../../dev/client/panel/make.ts";
import { foldWord } from "../../../runtime/search/terms.ts";
import type { FormAnswer, FormField } from "../../answers.ts";
import { type EntryName, type FieldPath, isSameEntry, type Value } from "../../model/edit.ts";
import { type EntryTask, taskKeys } from "../entries/entry-context.ts";
import { closeButton, icon } from "../icon.ts";
import type { Session } from "../session.ts";
import { createControl } from "./controls.ts";
import { drawLeaf, type LeafField } from "./draw-leaf.ts";
import { drawList } from "./draw-list.ts";
import {
  beginBlank,
  type FormContext,
  firstPathOf,
  focusFirst,
  fold,
  labelled,
  pathKey,
  tellRefusal,
} from "./form-context.ts";
import { drawLoose } from "./loose.ts";

/** The form beside the page, with all fields of an entry. */
export type FormPanel = {
  /** Shows an entry, and moves the focus to the field at `path`. */
  open(entry: EntryName | undefined, path?: FieldPath): Promise<void>;
  /** Scrolls an open form to a field without moving the focus. */
  reveal(entry: EntryName, path: FieldPath): void;
  close(): void;
  isOpen(): boolean;
  /** Reads the entry again after something else has changed it. */
  refresh(): Promise<void>;
};

export type FormEvents = {
  readonly open: (isOpen: boolean) => void;
  /** The form had the focus when it closed. */
  readonly leave: () => void;
  readonly visit: (entry: EntryName, path: FieldPath) => void;
  /** The author has chosen a task with the entry, or a new entry. */
  readonly task: (task: EntryTask) => void;
};

/** Puts the form, closed, where `place` is. */
export function createFormPanel(session: Session, on: FormEvents, place: HTMLElement): FormPanel {
  const { root, state, ask, queue, words } = session;
  const chooser = make("div", {});
  const file = make("code", {});
  const tools = make("div", { class: "tasks" });
  const content = make("div", { class: "content", tabindex: "-1" });
  const panel = make(
    "section",
    { class: "sheet form", role: "dialog", "aria-label": words["form.title"], hidden: true },
    make(
      "div",
      { class: "sheet-head" },
      chooser,
      closeButton(words["form.close"], () => close()),
      tools,
      make("details", { class: "details" }, make("summary", {}, words.details), file),
    ),
    content,
  );
  place.replaceWith(panel);
  const unfolded = new Set<string>();
  let entry: EntryName | undefined;
  let drawn: EntryName | undefined;
  let shown: FormAnswer | undefined;
  let isSaving = false;
  /** What the form will be drawn from. */
  let awaited: Promise<FormAnswer> | undefined;
  /** Counts requests, so that the answer of an earlier one is ignored after another request or after closing. */
  let requests = 0;

  const close = () => {
    requests += 1;
    if (panel.hidden) return;
    const isInside = panel.contains(root.activeElement);
    panel.hidden = true;
    on.open(false);
    if (isInside) on.leave();
  };
  const read = async (name: EntryName): Promise<FormAnswer> => {
    const answer = await ask("form", { entry: name });
    state.setDigest(name, answer.digest, answer.file);
    return answer;
  };
  /** False once the author has chosen another entry. */
  const isWanted = (name: EntryName) => entry !== undefined && isSameEntry(entry, name);
  const draw = (name: EntryName, answer: FormAnswer) => {
    const { scrollTop } = content;
    const isSame = drawn !== undefined && isSameEntry(drawn, name);
    drawn = name;
    shown = answer;
    const context: FormContext = {
      session,
      entry: name,
      save: (edit, old) => {
        isSaving = true;
        for (const told of content.querySelectorAll(".beside")) told.remove();
        return queue.save({ entry: name, edit, old }).finally(() => {
          isSaving = false;
        });
      },
      redraw: async (focus) => {
        const held = fieldInHand();
        const asked = read(name);
        awaited = asked;
        let isLast = false;
        const answer = await asked.finally(() => {
          isLast = awaited === asked;
          if (isLast) awaited = undefined;
        });
        if (!isLast || !isWanted(name)) return;
        // Meanwhile the author may have gone on to another field.
        const inHand = fieldInHand();
        draw(name, answer);
        const next = inHand === undefined || inHand === held ? focus : (JSON.parse(inHand) as FieldPath);
        if (next) goTo(next, true);
      },
      pointOut: (beside) => {
        for (const { path, text } of beside) {
          const answer = content.querySelector(`[data-path="${CSS.escape(pathKey(path))}"] .answer`);
          answer?.append(make("p", { class: "beside" }, text));
        }
      },
      visit: (path) => on.visit(name, path),
      rename: answer.isOneOfMany ? () => on.task({ kind: "move", entry: name }) : undefined,
      unfolded,
    };
    drawChooser(name, answer.label);
    file.textContent = answer.file;
    tools.replaceChildren(...drawTaskButtons(name, answer, session, on.task));
    // Redrawing would drop the focus: the form keeps it in the meantime.
    if (content.contains(root.activeElement)) content.focus();
    const begun = content.querySelectorAll<HTMLElement>("[data-loose]");
    content.replaceChildren(
      make("p", { class: "help habit" }, words["form.habit"]),
      ...drawFields(answer.fields, context),
      ...(answer.body === undefined ? [] : [drawBody(answer.body, answer.named, context)]),
      ...drawElsewhere(state.fields().elsewhere, session),
    );
    // New items and groups that are not saved yet are moved into the new form.
    if (isSame)
      for (const loose of begun)
        content
          .querySelector(`[data-place="${CSS.escape(loose.dataset.loose ?? "")}"]`)
          ?.replaceChildren(loose);
    content.scrollTop = scrollTop;
  };

  /** The entries without a page that this page does not show either. */
  const others = () => (shown?.others ?? []).filter(({ entry }) => state.entryOf(entry) === undefined);
  /** The list of the entries that can be edited: many have a search. */
  const drawChooser = (name: EntryName, label: string) => {
    const apart = others();
    const known = [...state.entries(), ...apart];
    const isListed = known.some(({ entry }) => isSameEntry(entry, name));
    const listed = isListed ? known : [{ entry: name, label }, ...known];
    const choices = listed.map((one, value) => ({
      value,
      label: one.label,
      ...(apart.includes(one) && { about: words["form.others"] }),
    }));
    const change = () => {
      const chosen = listed[Number(control.read())];
      if (chosen) void panelOf.open(chosen.entry);
    };
    const control = createControl({ kind: "choice", choices }, { input: () => {}, change }, session);
    control.write(listed.findIndex(({ entry }) => isSameEntry(entry, name)));
    const isSelect = control.main instanceof HTMLSelectElement;
    control.main.setAttribute("aria-label", `${words["form.entry"]}${isSelect ? "" : `, ${label}`}`);
    const isFocused = chooser.contains(root.activeElement);
    chooser.replaceChildren(control.element);
    if (isFocused) control.main.focus();
  };

  const isInHand = () => content.contains(root.activeElement) && root.activeElement !== content;
  /** The field that has the focus, by its path. */
  const fieldInHand = (): string | undefined =>
    isInHand() ? root.activeElement?.closest<HTMLElement>("[data-path]")?.dataset.path : undefined;
  const goTo = (path: FieldPath, isFocused: boolean) => {
    // A place on the page may be deeper than any field of the form: take the nearest field.
    for (let length = path.length; length >= 0; length -= 1) {
      const key = pathKey(path.slice(0, length));
      const element = content.querySelector<HTMLElement>(`[data-path="${CSS.escape(key)}"]`);
      if (element === null) continue;
      for (let up: Element | null = element; up !== null; up = up.parentElement)
        if (up instanceof HTMLDetailsElement && (up !== element || length === path.length)) up.open = true;
      element.scrollIntoView({ block: "nearest" });
      const target = element.matches("details")
        ? element.querySelector<HTMLElement>("summary")
        : (element.querySelector<HTMLElement>("input, textarea, .words, select, button.picked") ??
          element.querySelector<HTMLElement>("button"));
      if (isFocused) target?.focus();
      flash(element);
      return;
    }
  };

  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });

  const panelOf: FormPanel = {
    open: async (name, path) => {
      const wanted = name ?? entry ?? state.entries()[0]?.entry;
      if (wanted === undefined) return;
      if (!isWanted(wanted)) unfolded.clear();
      entry = wanted;
      requests += 1;
      const request = requests;
      const answer = await read(wanted);
      if (request !== requests) return;
      draw(wanted, answer);
      panel.hidden = false;
      on.open(true);
      if (path) goTo(path, true);
      else content.focus();
    },
    reveal: (name, path) => {
      if (!panel.hidden && isWanted(name)) goTo(path, false);
    },
    close,
    isOpen: () => !panel.hidden,
    refresh: async () => {
      // Do not redraw a field that the author is filling in.
      const isBusy = () => panel.hidden || isSaving || awaited !== undefined || isInHand();
      if (entry === undefined || isBusy()) return;
      const name = entry;
      const answer = await read(name);
      if (!isBusy() && isWanted(name) && answer.digest !== shown?.digest) draw(name, answer);
    },
  };
  return panelOf;
}

/** Draws the source of the Markdown below the front matter. */
function drawBody(text: string, named: FormAnswer["named"], context: FormContext): HTMLElement {
  const { words } = context.session;
  const save: FormContext["save"] = (edit, old) =>
    context.save(edit.kind === "set" ? { kind: "body", text: String(edit.value) } : edit, old);
  const field = {
    path: [],
    label: words["form.body"],
    isRequired: true,
    value: text,
    ...(named && { named }),
  };
  return drawLeaf({ ...field, takes: { kind: "markdown" } }, { ...context, save });
}

/** Says where words of the page come from that no form has. */
function drawElsewhere(sources: readonly string[], { words }: Session): readonly HTMLElement[] {
  return sources.length === 0 ? [] : [make("p", { class: "help" }, words["form.elsewhere"]({ sources }))];
}

function flash(element: HTMLElement): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const color = "color-mix(in srgb, var(--cobalt) 14%, transparent)";
  element.animate([{ backgroundColor: color }, { backgroundColor: "transparent" }], 900);
}

/** Draws the fields of an entry or of a group. */
function drawFields(fields: readonly FormField[], context: FormContext): readonly HTMLElement[] {
  return fields.map((field) => drawField(field, context));
}

function drawField(field: FormField, context: FormContext): HTMLElement {
  const { takes } = field;
  if (!field.isRequired && field.value === undefined && takes.kind !== "list") {
    if (takes.kind === "switch" && field.isOff) return drawLeaf({ ...field, takes }, context, true);
    return drawAbsent(field, context);
  }
  if (isOwnRoute(field, context)) return drawRoute(field, context);
  switch (takes.kind) {
    case "group":
      return drawGroup(field, takes, context);
    case "list":
      return drawList(field, takes, context, drawFields);
    default:
      return drawLeaf({ ...field, takes } satisfies LeafField, context);
  }
}

type GroupTakes = Extract<FormField["takes"], { kind: "group" }>;

function drawGroup(field: FormField, { fields, fresh }: GroupTakes, context: FormContext): HTMLElement {
  const { words } = context.session;
  const answer = make("div", { class: "answer" });
  const removeGroup = async () => {
    const outcome = await context.save({ kind: "remove", path: field.path }, field.value);
    if (outcome === undefined || outcome.status === "saved") return context.redraw(field.path);
    tellRefusal(outcome, answer, { label: field.label, context, again: () => void removeGroup() });
  };
  const remove = make(
    "button",
    { type: "button", class: "quiet", click: () => void removeGroup() },
    icon("remove"),
    words["form.remove"]({ what: field.label }),
  );
  return fold(
    field.path,
    context,
    [field.label],
    [
      ...(field.help === undefined ? [] : [make("p", { class: "help" }, field.help)]),
      ...drawFields(fields, context),
      ...(fresh === undefined ? [] : [drawAbsent(fresh, nameNew(context))]),
      ...(field.isRequired ? [] : [remove, answer]),
    ],
  );
}

/** Gives a new member of a group with free names a name that is made of its title. */
function nameNew(context: FormContext): FormContext {
  return {
    ...context,
    save: (edit, old) => {
      if (edit.kind !== "add") return context.save(edit, old);
      const { title } = edit.value as { readonly title?: Value };
      const name =
        foldWord(String(title ?? ""))
          .match(/[a-z0-9]+/g)
          ?.join("-") ?? "";
      return context.save({ ...edit, path: [...edit.path.slice(0, -1), name] }, old);
    },
  };
}

/** Draws a button that adds a missing optional field. */
function drawAbsent(field: FormField, context: FormContext): HTMLElement {
  const { words } = context.session;
  const { takes } = field;
  const place: HTMLElement = make("div", {
    class: "field absent",
    "data-path": pathKey(field.path),
    "data-place": pathKey(field.path),
  });
  const give = () => {
    const drawn =
      takes.kind === "group" || takes.kind === "list"
        ? drawLoose(field, context, {
            onDone: () => context.redraw(field.path),
            onCancel: () => place.replaceChildren(button),
          })
        : drawLeaf({ ...field, takes }, context, true);
    place.replaceChildren(drawn);
    return drawn;
  };
  const begin = async () => {
    const blank = takes.kind === "group" ? takes.blank : undefined;
    if (blank === undefined || !(await beginBlank(field, blank, context))) return focusFirst(give());
    await context.redraw(firstPathOf(field));
  };
  const button = make(
    "button",
    { type: "button", class: "give", click: () => void begin() },
    icon("add"),
    words["form.give"]({ what: field.label }),
  );
  place.append(button);
  // A value that was refused is shown again.
  if (context.session.drafts.find(context.entry, field.path)) give();
  return place;
}

/** True for the address of the page of an entry, which « Renommer » changes together with the links to it. */
function isOwnRoute({ path, value }: FormField, { rename }: FormContext): boolean {
  return rename !== undefined && path.length === 1 && path[0] === "route" && typeof value === "string";
}

/** Draws the address of a page as words beside « Renommer ». */
function drawRoute(field: FormField, { session, rename, visit }: FormContext): HTMLElement {
  const { words } = session;
  const route = String(field.value);
  const shown = make("span", {}, route);
  const main = make("button", { type: "button", click: () => rename?.() }, words["entry.move"]);
  const control = {
    element: make("div", { class: "route" }, shown, main),
    main,
    read: () => route,
    write: () => {},
  };
  const help = words["address.rename"];
  const element = labelled({ label: field.label, help }, control, [], make("div", { class: "answer" }));
  main.setAttribute("aria-labelledby", `${main.id}-label ${main.id}`);
  // Its address has to be said as well.
  shown.id = `${main.id}-route`;
  main.setAttribute("aria-describedby", `${shown.id} ${main.getAttribute("aria-describedby")}`);
  element.dataset.path = pathKey(field.path);
  element.addEventListener("focusin", () => visit(field.path));
  return element;
}

/** Draws the buttons above a form: for a new entry, and for the tasks with this one. */
function drawTaskButtons(
  entry: EntryName,
  { isOneOfMany }: FormAnswer,
  { words }: Session,
  begin: (task: EntryTask) => void,
): readonly HTMLElement[] {
  const button = (task: EntryTask, name = "") =>
    make(
      "button",
      { type: "button", class: `quiet ${name}`, click: () => begin(task) },
      words[taskKeys[task.kind]],
    );
  const add = button({ kind: "new", collection: entry.collection }, "add");
  if (isOneOfMany !== true) return [add];
  return [add, ...(["copy", "move", "remove"] as const).map((kind) => button({ kind, entry }))];
}
