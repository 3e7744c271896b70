import { make } from "../../../dev/client/panel/make.ts";
import { isSameEntry } from "../../model/edit.ts";
import { awaited } from "../awaited.ts";
import { loadForm } from "../form/late-form-panel.ts";
import { closeButton } from "../icon.ts";
import type { Session } from "../session.ts";
import { type EntryTask, type PlainContext, taskKeys } from "./entry-context.ts";

/** The sheet beside the page in which entries are created, copied, renamed or removed. */
export type EntryPanel = {
  /** Draws the form of a task once `ready` is settled. */
  open(task: EntryTask, ready: Promise<void>): Promise<void>;
  close(): void;
  isOpen(): boolean;
};

export function createEntryPanel(
  session: Session,
  onOpen: (isOpen: boolean, task: EntryTask["kind"]) => void,
): EntryPanel {
  const { root, words } = session;
  const title = make("h2", {});
  const panel = make(
    "section",
    { class: "sheet entry", role: "dialog", hidden: true },
    make(
      "div",
      { class: "sheet-head" },
      title,
      closeButton(words["entry.close"], () => close()),
    ),
  );
  root.append(panel);
  /** Each task gets its own element, so that a late answer cannot draw into the form of another task. */
  let content: HTMLElement | undefined;
  let kind: EntryTask["kind"] = "new";
  const close = () => {
    if (panel.hidden) return;
    panel.hidden = true;
    content?.remove();
    onOpen(false, kind);
  };
  panel.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  const context: Omit<PlainContext, "content" | "parts"> = {
    session,
    close,
    goOn: (address, gone) => {
      const { drafts } = session;
      for (const { entry, path } of drafts.all())
        if (gone !== undefined && isSameEntry(entry, gone)) drafts.drop(entry, path);
      const isHere = new URL(address, location.href).pathname === location.pathname;
      location.assign(address);
      // An address that only differs by its hash does not reload the page.
      if (isHere) location.reload();
    },
  };
  return {
    open: async (task, ready) => {
      const name = words[taskKeys[task.kind]];
      title.textContent = name;
      panel.setAttribute("aria-label", name);
      content?.remove();
      const own = make("div", { class: "content", tabindex: "-1" });
      content = own;
      panel.append(own);
      panel.hidden = false;
      kind = task.kind;
      onOpen(true, kind);
      own.focus();
      await awaited(own, words, () => ready.then(() => draw(task, { ...context, content: own }))).catch(() =>
        own.replaceChildren(make("p", { class: "beside", role: "alert" }, words["trouble.unanswered"])),
      );
      // Whoever has gone elsewhere meanwhile stays there.
      if (own.contains(root.activeElement))
        own.querySelector<HTMLElement>("input, textarea, select, button")?.focus();
    },
    close,
    isOpen: () => !panel.hidden,
  };
}

const chunk = "/__dev/edit-entries.js";

/** Loads the forms of tasks only when one is opened. */
async function draw(task: EntryTask, context: Omit<PlainContext, "parts">): Promise<void> {
  const [{ drawTask }, { formParts: parts }] = await Promise.all([
    import(chunk) as Promise<typeof import("./draw-task.ts")>,
    loadForm(),
  ]);
  await drawTask(task, { ...context, parts });
}
