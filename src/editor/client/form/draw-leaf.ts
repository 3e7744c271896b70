import { make } from "../../../dev/client/panel/make.ts";
import { daysBetween } from "../../../text/calendar-day.ts";
import type { FormField, RippleAnswer } from "../../answers.ts";
import type { Value } from "../../model/edit.ts";
import type { Asked, AskedEdit } from "../../requests.ts";
import { RequestRefused } from "../ask.ts";
import { drawNote } from "../draw-note.ts";
import { icon } from "../icon.ts";
import { toUnanswered, type Unsaved } from "../save-queue.ts";
import type { EditWords, Session } from "../session.ts";
import { noteLost } from "../values/value-chip.ts";
import { createWordsControl } from "../values/words-control.ts";
import { createAddress, createControl, type LeafTakes } from "./controls.ts";
import {
  type Control,
  type ControlEvents,
  type FormContext,
  labelled,
  pathKey,
  tellRefusal,
} from "./form-context.ts";

export type LeafField = FormField & { readonly takes: LeafTakes };

const pauseMs = 400;

/**
 * Draws a field that is saved when it loses the focus. While a field of other pages is filled in, a list below it says what else
 * changes. `onNew` is called after the first value of a new field is saved, instead of drawing the form anew.
 */
export function drawLeaf(
  field: LeafField,
  context: FormContext,
  isNew = false,
  onNew = () => context.redraw(field.path),
): HTMLElement {
  const { session, entry } = context;
  const { words, drafts } = session;
  const { takes, path } = field;
  let saved = takes.kind === "yaml" ? takes.text : field.isOff ? false : field.value;
  let isGiven = !isNew;
  /** What is being saved. */
  let sent: Value | undefined;
  let timer: number | undefined;
  const answer = make("div", { class: "answer" });
  const isChanged = () => !isSame(control.read(), saved);

  /** Reports an incomplete date or a malformed number instead of saving it as empty. */
  const isHalf = () => {
    const why = control.misread?.() ?? "";
    if (why === "") return false;
    element.dataset.trouble = "";
    answer.replaceChildren(make("p", { class: "beside" }, why));
    session.tell(words["trouble.refused"]);
    session.announce(why);
    return true;
  };
  const keep = () => {
    if (control.misread?.()) return;
    const value = control.read();
    if (isChanged()) drafts.keep({ entry, path, value, old: old() });
    else drafts.drop(entry, path);
  };
  const toEdit = (): AskedEdit => {
    const value = control.read();
    if (takes.kind === "yaml") return { kind: "yaml", path, text: String(value) };
    if (value === "" && !field.isRequired && isGiven) return { kind: "remove", path };
    return { kind: isGiven ? "set" : "add", path, value };
  };
  const old = () => (takes.kind === "yaml" ? field.value : isGiven ? saved : undefined);
  const reset = () => {
    control.write(saved);
    answer.replaceChildren();
    if ("trouble" in element.dataset) session.note("");
    element.removeAttribute("data-trouble");
    drafts.drop(entry, path);
  };

  const commit = async () => {
    clearTimeout(timer);
    const value = control.read();
    if (value === sent || !isChanged() || isHalf()) return;
    sent = value;
    const edit = toEdit();
    const outcome = await context.save(edit, old());
    if (sent === value) sent = undefined;
    if (outcome?.status === "saved") {
      noteLost(String(saved ?? ""), String(value), field.named, session);
      saved = value;
      isGiven = edit.kind !== "remove";
      // What else changes stays in sight: without it, the next field would move while it is pressed.
      answer.querySelector(".note, .beside")?.remove();
      element.removeAttribute("data-trouble");
      keep();
      if (isNew) await onNew();
      else if (edit.kind === "remove" || edit.kind === "yaml") await context.redraw(path);
    } else if (outcome) {
      if (outcome.status === "refused") drafts.refuse(entry, path, outcome);
      // The author may have given it up during the save.
      if (isChanged()) showTrouble(outcome);
      else drafts.drop(entry, path);
    }
  };
  const showTrouble = (outcome: Unsaved) => {
    element.dataset.trouble = "";
    if (outcome.status === "refused") context.pointOut(outcome.beside);
    const note = drawNote(
      outcome,
      {
        resume: () => control.main.focus(),
        giveUp: () => {
          reset();
          if (outcome.status === "conflict" || isNew) void context.redraw(path);
        },
        keepMine: (digest, theirs) => {
          session.state.setDigest(entry, digest);
          saved = theirs;
          isGiven = theirs !== undefined;
          void commit();
        },
        retry: () => void commit(),
        typed: control.read(),
        offersResume: false,
        label: field.label,
      },
      words,
    );
    answer.replaceChildren(note);
    session.announce(note.innerText);
  };

  const askRipple = async () => {
    if (!isChanged()) return answer.replaceChildren();
    if (isHalf()) return;
    const request: Asked<"save"> = {
      entry,
      digest: session.state.digestOf(entry),
      old: old(),
      edit: toEdit(),
      file: session.file,
    };
    const asked = control.read();
    const told = await session.ask("ripple", request).catch(toUnanswered);
    // If the value has changed since, a later request answers for it. If it is being saved, its save does.
    if (sent !== undefined || !isChanged() || !isSame(control.read(), asked)) return;
    if (told.status === "unanswered" && !(told.error instanceof RequestRefused))
      return tell(make("p", { class: "ripple" }, words["ripple.unknown"]));
    if (told.status !== "known") return showTrouble(told);
    tell(drawRipple(told, words));
  };
  const tell = (ripple: HTMLElement) => {
    element.removeAttribute("data-trouble");
    answer.replaceChildren(ripple);
    session.announce(ripple.innerText);
  };

  const events = {
    input: () => {
      keep();
      clearTimeout(timer);
      if (field.ripples) timer = window.setTimeout(() => void askRipple(), pauseMs);
    },
    change: () => {
      keep();
      void commit();
    },
  };
  const ways = (element: HTMLElement, index: number) => ({
    detach: () => {
      // The form shows what is kept as a draft.
      session.values.detach(element, index);
      session.values.openForm({ entry, path });
    },
    back: () => session.values.openForm({ entry, path }),
  });
  const bare =
    createNaming(field, events, session, { field: { entry, path }, ways }) ??
    createControl(takes, events, session);
  const control = withOutlook(bare, field, words);
  const draft = drafts.find(entry, path);
  control.write(draft ? draft.value : saved);

  const remove = async () => {
    const outcome = await context.save({ kind: "remove", path }, old());
    if (outcome === undefined || outcome.status === "saved") return context.redraw(path);
    tellRefusal(outcome, answer, { label: field.label, context, again: () => void remove() });
  };
  const remover = make(
    "button",
    {
      type: "button",
      class: "quiet",
      title: words["form.remove"]({ what: field.label }),
      "aria-label": words["form.remove"]({ what: field.label }),
      click: () => void remove(),
    },
    icon("remove"),
  );
  const isOptional = !field.isRequired && !isNew && field.value !== undefined;
  const element = labelled(field, control, isOptional ? [remover] : [], answer);
  element.dataset.path = pathKey(path);
  const why = draft && drafts.whyNot(entry, path);
  if (why) showTrouble(why);
  element.addEventListener("focusin", () => context.visit(path));
  // Words that stand in for others are typed over.
  if (field.isBlank)
    control.main.addEventListener("focus", () => {
      // Until the event is over, Chromium selects the words of the field that has just been left, and goes back to it.
      setTimeout(() => {
        if (!isChanged() && session.root.activeElement === control.main) document.execCommand("selectAll");
      });
    });
  element.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && element.contains(relatedTarget)) return;
    void commit();
  });
  element.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !isChanged()) return;
    event.stopPropagation();
    reset();
  });
  return element;
}

/** The control of a text that may name values. Undefined for any other field. */
export function createNaming(
  { takes, named }: FormField,
  on: ControlEvents,
  session: Session,
  naming: Pick<Parameters<typeof createWordsControl>[2], "field" | "ways">,
): Control | undefined {
  if (named === undefined) return undefined;
  switch (takes.kind) {
    case "words":
      return createWordsControl(on, session, { ...naming, named });
    case "markdown":
      return createWordsControl(on, session, { ...naming, named, looks: "code" });
    case "address":
      // An address that names nothing has the control that is made for addresses.
      return named.length === 0
        ? undefined
        : createAddress(on, session, createWordsControl(on, session, { ...naming, named, looks: "line" }));
    default:
      return undefined;
  }
}

function isSame(a: Value, b: Value | undefined): boolean {
  return a === b || (a === "" && (b === undefined || b === null));
}

/** Adds a note below a control that says, while it is filled in, what its value means for the published site. */
function withOutlook(control: Control, { holdsBack }: FormField, words: EditWords): Control {
  if (holdsBack === undefined) return control;
  const note = make("p", { class: "outlook", "aria-live": "polite" });
  const tell = () => {
    note.textContent = tellOutlook(holdsBack, control.read(), words);
  };
  const shape = holdsBack.by === "draft" ? "foreseen in-row" : "foreseen";
  const element = make("div", { class: shape }, control.element, note);
  element.addEventListener("input", tell);
  element.addEventListener("change", tell);
  return {
    ...control,
    element,
    write: (value) => {
      control.write(value);
      tell();
    },
  };
}

function tellOutlook(
  holdsBack: NonNullable<FormField["holdsBack"]>,
  value: ReturnType<Control["read"]>,
  words: EditWords,
): string {
  if (holdsBack.by === "draft") return value === true ? words["outlook.draft"] : words["outlook.no-draft"];
  const due = String(value ?? "");
  const days = daysBetween(holdsBack.today, due);
  // While a year is typed, it is one of the first centuries.
  if (Number.isNaN(days) || due < "1000") return "";
  return days > 0 ? words["outlook.due"]({ due, days }) : words["outlook.due-already"];
}

/** Draws the list of pages and files that an edit would change. */
function drawRipple(
  { pages, cards, feeds, search }: Extract<RippleAnswer, { status: "known" }>,
  words: EditWords,
): HTMLElement {
  return make(
    "div",
    { class: "ripple" },
    make("p", {}, words["ripple.title"]),
    make(
      "ul",
      {},
      make(
        "li",
        {},
        words["ripple.pages"]({ count: pages.length }),
        ...(pages.length === 0
          ? []
          : [
              make(
                "ul",
                {},
                ...pages
                  .slice(0, mostPages)
                  .map(({ title, route }) => make("li", {}, title, " ", make("small", {}, route))),
                ...(pages.length > mostPages
                  ? [make("li", {}, words["ripple.more"]({ count: pages.length - mostPages }))]
                  : []),
              ),
            ]),
      ),
      ...(cards > 0 ? [make("li", {}, words["ripple.cards"]({ count: cards }))] : []),
      ...feeds.map((feed) => make("li", {}, words["ripple.feed"]({ feed }))),
      ...(search ? [make("li", {}, words["ripple.search"])] : []),
    ),
  );
}

const mostPages = 8;
