import { make } from "../../dev/client/panel/make.ts";
import type { HistoryAnswer, HistoryStep } from "../answers.ts";
import { icon } from "./icon.ts";
import type { Unsaved } from "./save-queue.ts";
import type { Session } from "./session.ts";

/** The list of changes, the newest first, with the former values. */
export type HistoryPanel = {
  open(): Promise<void>;
  close(): void;
  isOpen(): boolean;
  /** Redraws the list, if it is open. */
  show(answer: HistoryAnswer): void;
  /** Opens the list and says why a step was not undone or redone. */
  tell(why: Unsaved): Promise<void>;
};

export function createHistoryPanel(session: Session, onOpen: (isOpen: boolean) => void): HistoryPanel {
  const { root, words, ask, queue, announce, file } = session;
  const told = make("p", { class: "told-why", role: "status" });
  const list = make("div", {});
  const content = make("div", { class: "content", tabindex: "-1" }, told, list);
  const panel = make(
    "section",
    { class: "sheet history", role: "dialog", "aria-label": words["history.title"], hidden: true },
    make(
      "div",
      { class: "sheet-head" },
      make("h2", {}, words["history.title"]),
      make(
        "button",
        {
          type: "button",
          class: "quiet",
          "aria-label": words["history.close"],
          title: words["history.close"],
          click: () => close(),
        },
        icon("end"),
      ),
    ),
    content,
  );
  root.append(panel);
  const close = () => {
    if (panel.hidden) return;
    panel.hidden = true;
    told.textContent = "";
    onOpen(false);
  };
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });

  const restore = async ({ step }: HistoryStep) => {
    const outcome = await queue.step("restore", { step });
    told.textContent = outcome.status === "saved" || outcome.status === "nothing" ? "" : tellWhy(outcome);
    if (outcome.status === "saved") announce(words["history.restored"]);
    if (outcome.status !== "unanswered") await read();
    content.focus();
  };
  const drawStep = (step: HistoryStep) =>
    make(
      "li",
      { class: step.isUndone ? "undone" : undefined },
      make(
        "p",
        { class: "when" },
        words["history.moment"]({ at: new Date(step.at) }),
        ...(step.isUndone ? [` · ${words["history.undone"]}`] : []),
      ),
      make("h3", {}, step.label),
      make(
        "dl",
        {},
        make("dt", {}, words["history.before"]),
        make("dd", {}, step.before || make("i", {}, words["history.nothing"])),
        make("dt", {}, words["history.after"]),
        make("dd", {}, step.after || make("i", {}, words["history.nothing"])),
      ),
      make(
        "button",
        {
          type: "button",
          "aria-label": words["history.restore.what"]({ what: step.label }),
          click: () => void restore(step),
        },
        words["history.restore"],
      ),
    );
  const show = ({ steps }: HistoryAnswer) => {
    if (panel.hidden) return;
    list.replaceChildren(
      steps.length === 0
        ? make("p", { class: "none" }, words["history.none"])
        : make("ol", { class: "steps" }, ...steps.map(drawStep)),
    );
  };
  const read = async () => {
    const answer = await ask("history", { file }).catch(() => undefined);
    if (answer) return show(answer);
    list.replaceChildren(
      make("p", { class: "told-why", role: "alert" }, words["trouble.unanswered"]),
      make("button", { type: "button", click: () => void read() }, words["trouble.retry"]),
    );
  };
  const tellWhy = (outcome: Unsaved): string => {
    if (outcome.status === "unanswered") return words["trouble.unanswered"];
    if (outcome.status === "conflict") return words["history.kept"];
    const beside = outcome.beside.map(({ label, text }) => words["trouble.beside"]({ what: label, text }));
    return [words["history.kept"], ...outcome.atField, ...beside, ...outcome.elsewhere].join(" ");
  };
  const open = async () => {
    panel.hidden = false;
    onOpen(true);
    await read();
    content.focus();
  };
  return {
    open,
    tell: async (why) => {
      await open();
      told.textContent = tellWhy(why);
    },
    close,
    isOpen: () => !panel.hidden,
    show,
  };
}
