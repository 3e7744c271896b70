import { make } from "../../../dev/client/panel/make.ts";
import { commonEnds } from "../../model/splice/splice.ts";
import type { StepName } from "../../requests.ts";
import type { Session } from "../session.ts";
import { findInSource, type LetterCaret, toLetterCaret } from "./match-caret.ts";

/** The words that a step in a text has brought and taken. Both are empty if it has changed no words. */
export type ChangedWords = { readonly came: string; readonly went: string };

/** A caret, and its height in the window in CSS pixels. */
type Shown = { readonly at: LetterCaret; readonly y: number };

/** Shows the Markdown source of a text in place of its blocks. */
export function createSource(
  mount: HTMLElement,
  root: ShadowRoot,
  text: string,
  { words }: Session,
  caret: Shown | undefined,
  on: { readonly change: () => void; readonly leave: () => void; readonly blocks: () => Promise<void> },
) {
  const area = document.createElement("textarea");
  area.value = text;
  area.setAttribute("aria-label", words["text.source"]);
  area.dataset.siteSource = "";
  const fit = () => {
    area.style.height = "auto";
    area.style.height = `${area.scrollHeight + 4}px`;
  };
  area.addEventListener("input", () => {
    fit();
    on.change();
  });
  area.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key === "Escape") on.leave();
  });
  const tools = make(
    "div",
    { class: "text-tools", role: "toolbar", "aria-label": words["text.tools"] },
    make("span", { class: "grow" }, words["text.source.about"]),
    make("button", { type: "button", class: "source", click: () => void on.blocks() }, words["text.blocks"]),
    make("button", { type: "button", class: "main", click: on.leave }, words["text.end"]),
  );
  mount.append(area);
  root.append(tools);
  fit();
  const offset = caret ? findInSource(text, caret.at) : 0;
  area.setSelectionRange(offset, offset);
  area.focus({ preventScroll: true });
  if (caret) scrollBy({ top: readHeight(area) - caret.y, behavior: "instant" });
  return {
    caret: (): Shown => ({ at: toLetterCaret(area.value, area.selectionStart), y: readHeight(area) }),
    read: () => area.value,
    step: (name: StepName): ChangedWords | undefined => {
      const before = area.value;
      area.focus();
      // `execCommand` is deprecated, but the only way to the undo of the browser.
      document.execCommand(name);
      if (area.value === before) return undefined;
      const { start, end } = commonEnds(before, area.value);
      const cut = (text: string) => text.slice(start, text.length - end).trim();
      return { came: cut(area.value), went: cut(before) };
    },
    focus: () => area.focus(),
    remove: () => {
      area.remove();
      tools.remove();
    },
  };
}

/** The height of the caret in the window. Browsers do not tell it, so a copy that ends at the caret is measured. */
function readHeight(area: HTMLTextAreaElement): number {
  const copy = area.cloneNode() as HTMLTextAreaElement;
  copy.value = area.value.slice(0, area.selectionStart);
  copy.style.height = "0";
  area.after(copy);
  const { scrollHeight } = copy;
  const { lineHeight, paddingBottom } = getComputedStyle(copy);
  copy.remove();
  const below = Number.parseFloat(paddingBottom) + Number.parseFloat(lineHeight) / 2;
  return area.getBoundingClientRect().top + scrollHeight - below;
}
