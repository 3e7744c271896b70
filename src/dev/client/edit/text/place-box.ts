import type { EditorView } from "prosemirror-view";
import { make } from "../../panel/make.ts";
import type { Session } from "../session.ts";

/** Opens a small box below the caret, and closes any other. `closed` resolves when it has closed. */
export function placeBox(
  view: EditorView,
  { root }: Session,
  label: string,
  parts: readonly HTMLElement[],
): { readonly box: HTMLElement; readonly close: () => void; readonly closed: Promise<void> } {
  const box = make("section", { class: "note text-box", role: "dialog", "aria-label": label }, ...parts);
  const closed = new Promise<void>((resolve) => {
    box.addEventListener("close", () => resolve());
  });
  const close = () => {
    remove(box);
    if (!view.isDestroyed) view.focus();
  };
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  closeBox(root);
  root.append(box);
  const { left, bottom } = view.coordsAtPos(view.state.selection.from);
  // A picture that has loaded, a list that opens or a message makes the box higher.
  new ResizeObserver(() => {
    const { width, height } = box.getBoundingClientRect();
    box.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`;
    box.style.top = `${Math.max(8, Math.min(bottom + 8, innerHeight - height - 112))}px`;
  }).observe(box);
  return { box, close, closed };
}

/** Closes the open box, if any. */
export function closeBox(root: ShadowRoot): void {
  for (const box of root.querySelectorAll(".text-box")) remove(box);
}

function remove(box: Element): void {
  box.remove();
  box.dispatchEvent(new Event("close"));
}
