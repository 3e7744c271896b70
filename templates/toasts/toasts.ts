/** The notification after a send succeeded or failed. `failed` is announced at once. */
export type Toast = { readonly kind: "done" | "failed"; readonly title: string; readonly text: string };

/** A toast on the page. A later toast has a higher `id`. */
export type ShownToast = Toast & { readonly id: number };

/**
 * Shows a toast in the toaster of the page, at once or after hydration. It replaces one with the same words, and
 * earlier failures: a page has one form, and its mistakes may be corrected.
 */
export function showToast(toast: Toast): void {
  lastId += 1;
  publish([...current.filter((other) => !replaces(toast, other)), { ...toast, id: lastId }]);
}

/** Removes a toast. Has no effect when it is already gone. */
export function dismiss(id: number): void {
  if (current.some((toast) => toast.id === id)) publish(current.filter((toast) => toast.id !== id));
}

/** The toasts to show, oldest first; the same array until it changes. */
export function getToasts(): readonly ShownToast[] {
  return current;
}

/** Calls `listener` whenever toasts change. Returns the function that ends this. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// The islands of a page are separate React roots but modules of one bundle, so they share this state.
let current: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function replaces(toast: Toast, earlier: Toast): boolean {
  if (earlier.kind === "failed") return true;
  return toast.kind === earlier.kind && toast.title === earlier.title && toast.text === earlier.text;
}

function publish(toasts: readonly ShownToast[]): void {
  current = toasts;
  for (const listener of listeners) listener();
}
