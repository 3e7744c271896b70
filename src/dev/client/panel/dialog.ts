import { inLanguage } from "../../../words/in-each-language.ts";
import { toLanguage } from "../../../words/languages.ts";
import { panel } from "../../../words/panel.ts";
import type { Faults, PageDescription } from "../../panel/page-description.ts";
import type { TodoCount } from "../../todo/todo-count.ts";
import { askTodo } from "../ask-todo.ts";
import { askIn } from "../spoken.ts";
import { drawLanguages } from "./draw-languages.ts";
import { drawSections } from "./draw-sections.ts";
import { countFindings, createLooker } from "./look-at-page.ts";
import { make } from "./make.ts";
import type { Spot } from "./pick-spot.ts";
import { createSections } from "./sections.ts";
import type { Session } from "./session.ts";

/** The container of the dialog, and its callbacks. */
export type Mount = {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly session: Session;
  /** The file of the page, from the root of `dist/`. */
  readonly file: string;
  readonly onMove: () => void;
  readonly onClose: () => void;
  /** Called with the number of faults; null for a page that the site does not have. */
  readonly onFaults: (faults: Faults | null) => void;
};

/** The open panel with the information about the page. */
export type Dialog = {
  open(): void;
  close(): void;
  place(spot: Spot): void;
  focus(): void;
  /** Requests the description from the server again. */
  refresh(): Promise<void>;
};

export function createDialog(
  spoken: string,
  { host, root, session, file, onMove, onClose, onFaults }: Mount,
): Dialog {
  const language = toLanguage(spoken) ?? "en";
  const words = inLanguage(panel, language);
  const content = make("div", { class: "content", tabindex: "-1" });
  const dialog = make(
    "section",
    { id: "panel", role: "dialog", "aria-label": "site dev", hidden: true },
    make(
      // A header element would be a second banner landmark of the page.
      "div",
      { class: "bar" },
      make("h2", {}, "site dev"),
      ...drawLanguages(language),
      make("button", { type: "button", click: onMove }, words.move),
      make("button", { type: "button", class: "close", click: onClose }, words.close),
    ),
    content,
  );
  root.append(dialog);
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // Keeps the key from the page, which may use it too.
    event.stopPropagation();
    onClose();
  });

  let description: PageDescription | null = null;
  let todo: TodoCount | undefined;
  const sections = createSections(content, session);
  const looker = createLooker(host, root, language, () => draw());
  const draw = () => {
    if (description === null) return onFaults(null);
    const findings = looker.findings();
    const count = description.problems.length + description.heavy.length + countFindings(findings);
    onFaults({ count, label: words["to-mend"]({ count }) });
    sections.show(drawSections(description, findings, todo, words));
  };
  return {
    open: () => {
      dialog.hidden = false;
    },
    close: () => {
      dialog.hidden = true;
      looker.stop();
    },
    place: (spot) => {
      dialog.dataset.spot = spot;
    },
    focus: () => content.focus({ preventScroll: true }),
    refresh: async () => {
      const answer = await askIn(language, `/__dev/page?${new URLSearchParams({ file })}`);
      description = (await answer.json()) as PageDescription | null;
      draw();
      if (description !== null && !dialog.hidden) looker.look();
      todo = await askTodo(language);
      draw();
    },
  };
}
