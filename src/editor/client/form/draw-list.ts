import { make } from "../../../dev/client/panel/make.ts";
import type { FormField, NamedValue } from "../../answers.ts";
import type { FieldPath, Value } from "../../model/edit.ts";
import { icon } from "../icon.ts";
import type { Outcome } from "../save-queue.ts";
import { splitAtValues } from "../values/value-chip.ts";
import { drawLeaf, type LeafField } from "./draw-leaf.ts";
import {
  beginBlank,
  type FormContext,
  firstPathOf,
  focusFirst,
  fold,
  pathKey,
  tellRefusal,
} from "./form-context.ts";
import { drawLoose } from "./loose.ts";

type ListTakes = Extract<FormField["takes"], { kind: "list" }>;
type DrawFields = (fields: readonly FormField[], context: FormContext) => readonly HTMLElement[];

/** Draws a list whose items the author can add, remove, edit, and reorder by pointer and keyboard. */
export function drawList(
  field: FormField,
  takes: ListTakes,
  context: FormContext,
  drawFields: DrawFields,
): HTMLElement {
  const { words, announce } = context.session;
  const { items, least = 0, most = Number.POSITIVE_INFINITY } = takes;
  const { path } = field;
  const value = field.value ?? [];
  const answer = make("div", { class: "answer" });
  /** Explains a refusal below the list. */
  const isSaved = (outcome: Outcome | undefined, again: () => void): boolean => {
    if (outcome === undefined || outcome.status === "saved") return outcome !== undefined;
    tellRefusal(outcome, answer, { label: field.label, context, again });
    return false;
  };

  /** `by` is the button that has moved the item. It is drawn anew, and keeps the focus. */
  const move = async (from: number, to: number, by?: "up" | "down") => {
    if (to < 0 || to >= items.length || to === from) return;
    const outcome = await context.save({ kind: "move", path, from, to }, value);
    if (!isSaved(outcome, () => void move(from, to, by))) return;
    moveFolds(context.unfolded, path, from, to);
    await context.redraw([...path, to]);
    if (by !== undefined) focusTool(context, path, to, by);
    announce(
      words["list.moved"]({ what: nameOf(items[from], from, field.label), to: to + 1, count: items.length }),
    );
  };
  const remove = async (index: number) => {
    const outcome = await context.save({ kind: "remove", path: [...path, index] }, items[index]?.value);
    if (!isSaved(outcome, () => void remove(index))) return;
    // As if it had moved behind the others.
    moveFolds(context.unfolded, path, index, items.length - 1);
    await context.redraw(items.length > 1 ? [...path, Math.min(index, items.length - 2)] : path);
    announce(words["list.removed"]({ what: nameOf(items[index], index, field.label) }));
  };

  const rows = items.map((item, index) => {
    const tool = (name: "up" | "down" | "remove", word: string, run: () => void, isOff: boolean) =>
      make(
        "button",
        {
          type: "button",
          class: `quiet ${name}`,
          title: word,
          "aria-label": words["list.tool"]({ word, what: nameOf(item, index, field.label) }),
          "aria-disabled": isOff ? "true" : undefined,
          click: () => {
            if (!isOff) run();
          },
        },
        icon(name),
      );
    const row: HTMLElement = make(
      "li",
      { "data-item": String(index) },
      make(
        "div",
        { class: "tools" },
        make("span", { class: "handle", "aria-hidden": "true", title: words["list.drag"] }, icon("handle")),
        tool("up", words["list.up"], () => void move(index, index - 1, "up"), index === 0),
        tool(
          "down",
          words["list.down"],
          () => void move(index, index + 1, "down"),
          index === items.length - 1,
        ),
        tool("remove", words["list.remove"], () => void remove(index), items.length <= least),
      ),
      drawItem({ item, index, list: field.label }, context, drawFields),
    );
    row.addEventListener("keydown", (event) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!event.altKey || step === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void move(index, index + step);
    });
    return row;
  });

  const list = make("ol", { class: "items" }, ...rows);
  dragItems(list, (from, to) => void move(from, to));
  const place = make("div", { class: "new", "data-place": pathKey(takes.fresh.path) });
  const { fresh, one } = takes;
  const onDone = async () => {
    context.unfolded.add(pathKey(fresh.path));
    await context.redraw(firstPathOf(fresh));
    announce(words["list.added"]({ what: fresh.label }));
  };
  /** Draws the new item, to be filled in before it is saved. */
  const give = () => {
    const drawn = isLeaf(fresh)
      ? drawLeaf(fresh, context, true, onDone)
      : drawLoose(fresh, context, { onDone, onCancel: () => place.replaceChildren(add) }, takes.blank);
    place.replaceChildren(drawn);
    return drawn;
  };
  const begin = async () => {
    if (isLeaf(fresh) || !(await beginBlank(fresh, takes.blank, context))) focusFirst(give());
    else await onDone();
  };
  const add = make(
    "button",
    { type: "button", class: "give", click: () => void begin() },
    icon("add"),
    one === undefined ? words["form.give"]({ what: fresh.label }) : words["list.add"]({ one }),
  );
  if (items.length < most) place.append(add);
  // An item that was refused is shown again.
  if (context.session.drafts.find(context.entry, takes.fresh.path)) give();
  const empty = async () => {
    const isRemoved = !field.isRequired && field.value !== undefined;
    const outcome = await context.save(
      isRemoved ? { kind: "remove", path } : { kind: "set", path, value: [] },
      value,
    );
    if (isSaved(outcome, () => void empty())) await context.redraw(path);
  };
  return fold(
    path,
    context,
    [field.label, make("small", {}, String(items.length))],
    [
      ...(field.help === undefined ? [] : [make("p", { class: "help" }, field.help)]),
      list,
      answer,
      place,
      ...(items.length > 1 && least === 0
        ? [
            make(
              "button",
              { type: "button", class: "quiet wide", click: () => void empty() },
              words["list.empty"],
            ),
          ]
        : []),
    ],
  );
}

/** True for an item with one control, which is saved like any other field. */
function isLeaf(item: FormField): item is LeafField {
  return !["group", "list", "yaml"].includes(item.takes.kind);
}

type Place = { readonly item: FormField; readonly index: number; readonly list: string };

function drawItem({ item, index, list }: Place, context: FormContext, drawFields: DrawFields): HTMLElement {
  const { takes } = item;
  const label = `${item.label} ${index + 1}`;
  if (takes.kind === "group")
    return fold(item.path, context, [nameOf(item, index, list)], drawFields(takes.fields, context));
  if (takes.kind === "list") return drawList({ ...item, label }, takes, context, drawFields);
  return drawLeaf({ ...item, label, takes }, context);
}

/** Moves the focus to a button of an item, or to the opposite one at the end of the list. */
function focusTool({ session }: FormContext, path: FieldPath, index: number, by: "up" | "down"): void {
  const list = session.root.querySelector(
    `details[data-path="${CSS.escape(pathKey(path))}"] > .inner > .items`,
  );
  const tools = list?.querySelector(`:scope > [data-item="${index}"] > .tools`);
  const find = (name: string) =>
    tools?.querySelector<HTMLElement>(`:scope > .${name}:not([aria-disabled="true"])`);
  (find(by) ?? find(by === "up" ? "down" : "up"))?.focus();
}

/** Names an item by its number and its first words. The name of the whole list is no name of one of its items. */
function nameOf(item: FormField | undefined, index: number, list: string): string {
  const words = chosenName(item) ?? firstWords(item?.value, item ? valuesIn(item) : []);
  const name = `${item?.label ?? ""} ${index + 1}`.trim();
  if (words === undefined) return name;
  return item?.label === list ? `${index + 1} · ${words}` : `${name} · ${words}`;
}

/** The name of what was chosen, as visitors see it. */
function chosenName(item: FormField | undefined): string | undefined {
  const { takes, value } = item ?? {};
  return takes && "choices" in takes
    ? takes.choices.find((choice) => choice.value === value)?.label
    : undefined;
}

/** What the texts of a field and of those within it name. */
function valuesIn({ named = [], takes }: FormField): readonly NamedValue[] {
  const inner = takes.kind === "group" ? takes.fields : takes.kind === "list" ? takes.items : [];
  return [...named, ...inner.flatMap(valuesIn)];
}

function firstWords(value: Value | undefined, named: readonly NamedValue[]): string | undefined {
  if (typeof value === "string" && value !== "") {
    const parts = splitAtValues(value, named);
    const read = parts.map((part) => (typeof part === "string" ? part : (part.value ?? part.label))).join("");
    return read.length > 60 ? `${read.slice(0, 59)}…` : read;
  }
  if (typeof value !== "object" || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = firstWords(inner as Value, named);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Keeps items folded or unfolded when one moves or is removed, and the others shift. */
function moveFolds(unfolded: Set<string>, path: FieldPath, from: number, to: number): void {
  const next = new Map<string, string>();
  const least = Math.min(from, to);
  for (let at = least; at <= Math.max(from, to); at += 1) {
    const target = at === from ? to : at + (from < to ? -1 : 1);
    next.set(pathKey([...path, at]).slice(0, -1), pathKey([...path, target]).slice(0, -1));
  }
  const moved = [...unfolded].map((key) => {
    for (const [before, after] of next)
      if (key === `${before}]` || key.startsWith(`${before},`)) return after + key.slice(before.length);
    return key;
  });
  unfolded.clear();
  for (const key of moved) unfolded.add(key);
}

/** Lets the author drag the items of a list by their handles. `onMove` gets the old and new index of a dropped item. */
function dragItems(list: HTMLElement, onMove: (from: number, to: number) => void): void {
  const items = () => [...list.children] as HTMLElement[];
  list.addEventListener("pointerdown", (event) => {
    const handle = event.target instanceof Element ? event.target.closest<HTMLElement>(".handle") : null;
    const item = handle?.closest<HTMLElement>("li");
    if (!handle || !item || item.parentElement !== list || event.button !== 0) return;
    event.preventDefault();
    const from = items().indexOf(item);
    const boxes = items().map((other) => other.getBoundingClientRect());
    let to = from;
    handle.setPointerCapture(event.pointerId);
    item.classList.add("dragged");

    const follow = ({ clientY }: PointerEvent) => {
      item.style.translate = `0 ${clientY - event.clientY}px`;
      const over = boxes.findIndex((box) => clientY < box.bottom);
      to = over === -1 ? boxes.length - 1 : over;
      // The items in between make room.
      const height = boxes[from]?.height ?? 0;
      items().forEach((other, index) => {
        if (other === item) return;
        const isBetween = index > Math.min(from, to) - 1 && index < Math.max(from, to) + 1;
        other.style.translate = isBetween ? `0 ${from < to ? -height : height}px` : "";
      });
    };
    const end = (isLetGo: boolean) => {
      for (const other of items()) other.style.translate = "";
      item.classList.remove("dragged");
      off.abort();
      if (isLetGo && to !== from) onMove(from, to);
    };
    const off = new AbortController();
    const { signal } = off;
    handle.addEventListener("pointermove", follow, { signal });
    handle.addEventListener("pointerup", () => end(true), { signal });
    handle.addEventListener("pointercancel", () => end(false), { signal });
    addEventListener(
      "keydown",
      (pressed) => {
        if (pressed.key !== "Escape") return;
        pressed.stopPropagation();
        end(false);
      },
      { signal, capture: true },
    );
  });
}
