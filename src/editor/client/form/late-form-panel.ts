import { make } from "../../../dev/client/panel/make.ts";
import type { Session } from "../session.ts";
import type { FormEvents, FormPanel } from "./form-panel.ts";

/** A form whose script is loaded when it is first opened. */
export function createLateFormPanel(session: Session, on: FormEvents): FormPanel {
  const { root, words, tell } = session;
  const place = make("div", { hidden: true });
  root.append(place);
  let panel: FormPanel | undefined;
  /** Counts requests, so that a form that was closed meanwhile stays closed. */
  let requests = 0;
  const open: FormPanel["open"] = async (entry, path) => {
    requests += 1;
    const request = requests;
    const { createFormPanel } = await loadForm();
    if (request !== requests) return;
    panel ??= createFormPanel(session, on, place);
    await panel.open(entry, path);
  };
  return {
    open: (entry, path) => open(entry, path).catch(() => tell(words["trouble.unanswered"])),
    reveal: (entry, path) => panel?.reveal(entry, path),
    close: () => {
      requests += 1;
      panel?.close();
    },
    isOpen: () => panel?.isOpen() ?? false,
    refresh: async () => panel?.refresh(),
  };
}

const script = "/__dev/edit-form.js";

/** Loads the script of forms, which most visits of a page in edit mode never need. */
export function loadForm(): Promise<typeof import("./form-script.ts")> {
  return import(script);
}
