/** Undoes by Ctrl+Z or ⌘Z, and redoes with Shift, wherever no text is edited: that has its own undo. */
export function stepByKeys(step: (name: "undo" | "redo") => void, ended: AbortSignal): void {
  const listen = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "z") return;
    const [target] = event.composedPath();
    if (target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea")))
      return;
    event.preventDefault();
    step(event.shiftKey ? "redo" : "undo");
  };
  // The editor keeps its keys from the page.
  document.addEventListener("keydown", listen, { capture: true, signal: ended });
}
