/** What a visitor is told once something was sent, or could not be. `failed` is announced at once. */
export type Toast = { readonly kind: "done" | "failed"; readonly title: string; readonly text: string };

/** A toast on the page. `id` grows: a later toast has a higher one. */
export type ShownToast = Toast & { readonly id: number };

/**
 * Shows a toast in the toaster of the page, at once or as soon as the toaster is live. It takes the place of one that
 * says the same, and of the failures before it: a page has one form, and what was wrong with it may be mended.
 */
export function showToast(toast: Toast): void {
  lastId += 1;
  publish([...current.filter((other) => !replaces(toast, other)), { ...toast, id: lastId }]);
}

/** Takes a toast off. Of no effect where it is gone already. */
export function dismiss(id: number): void {
  if (current.some((toast) => toast.id === id)) publish(current.filter((toast) => toast.id !== id));
}

/** The toasts to show, oldest first; the same array until one comes or goes. */
export function getToasts(): readonly ShownToast[] {
  return current;
}

/** Calls `listener` whenever a toast comes or goes. Gives back what ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

// The islands of a page are separate roots of React, but modules of one bundle: this state is what they share.
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
