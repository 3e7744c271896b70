import { make } from "../../../dev/client/panel/make.ts";
import { awaited } from "../awaited.ts";
import { closeButton } from "../icon.ts";
import type { Session } from "../session.ts";
import type { FormEvents, FormPanel } from "./form-panel.ts";

/** A form whose script is loaded when it is first opened. Until it is drawn, an empty sheet says that it comes. */
export function createLateFormPanel(session: Session, on: FormEvents): FormPanel {
  const { root, words, tell } = session;
  const place = make("div", { hidden: true });
  const content = make("div", { class: "content", tabindex: "-1" });
  const sheet = make(
    "section",
    { class: "sheet", role: "dialog", "aria-label": words["form.title"], hidden: true },
    make(
      "div",
      { class: "sheet-head" },
      make("h2", {}, words["form.title"]),
      closeButton(words["form.close"], () => leave()),
    ),
    content,
  );
  root.append(place, sheet);
  let panel: FormPanel | undefined;
  /** Counts requests, so that a form that was closed meanwhile stays closed. */
  let requests = 0;
  const draw: FormPanel["open"] = async (entry, path) => {
    const request = requests;
    const { createFormPanel } = await loadForm();
    if (request !== requests) return;
    panel ??= createFormPanel(session, on, place);
    await panel.open(entry, path);
  };
  const open: FormPanel["open"] = async (entry, path) => {
    requests += 1;
    const request = requests;
    if (panel?.isOpen()) return draw(entry, path);
    if (sheet.hidden) {
      sheet.hidden = false;
      on.open(true);
    }
    content.focus();
    try {
      await awaited(content, words, () => draw(entry, path));
    } finally {
      if (request === requests) {
        // A page without entries has no form, and a request may fail.
        if (panel?.isOpen()) sheet.hidden = true;
        else leave();
      }
    }
  };
  const close = () => {
    requests += 1;
    panel?.close();
    if (sheet.hidden) return;
    sheet.hidden = true;
    on.open(false);
  };
  const leave = () => {
    close();
    on.leave();
  };
  sheet.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    leave();
  });
  return {
    open: (entry, path) => open(entry, path).catch(() => tell(words["trouble.unanswered"])),
    reveal: (entry, path) => panel?.reveal(entry, path),
    close,
    isOpen: () => !sheet.hidden || (panel?.isOpen() ?? false),
    refresh: async () => panel?.refresh(),
  };
}

const script = "/__dev/edit-form.js";

/** Loads the script of forms, which most visits of a page in edit mode never need. */
export function loadForm(): Promise<typeof import("./form-script.ts")> {
  return import(script);
}
