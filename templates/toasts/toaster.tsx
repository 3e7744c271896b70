import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { ToastCard } from "./toast-card.tsx";
import { dismiss, getToasts, type ShownToast, subscribe, type Toast } from "./toasts.ts";
import { usePause } from "./use-pause.ts";

export type ToasterProps = {
  /** Name of the region: `Notifications`. */
  readonly label: string;
  readonly closeLabel: string;
  /** The text of the region when it gets focus without toasts. */
  readonly emptyLabel: string;
  /** How long a toast of each kind stays. */
  readonly seconds: Readonly<Record<Toast["kind"], number>>;
};

/**
 * The toasts of a page, in a region that Alt+T focuses by `wake-forms.ts`. Escape closes the one with the focus, or the
 * latest, wherever the focus is. Their time stops while one is looked at. Without its script it
 * is empty, and forms show the same messages beside their button.
 */
export function Toaster({ label, closeLabel, emptyLabel, seconds }: ToasterProps) {
  const toasts = useSyncExternalStore(subscribe, getToasts, getNone);
  const region = useRef<HTMLElement>(null);
  const before = useRef<HTMLElement | undefined>(undefined);
  const { isPaused, setIsHovered, setIsFocused } = usePause(toasts.length === 0);

  const close = (id: number) => {
    const hadFocus = region.current?.contains(document.activeElement) === true;
    dismiss(id);
    if (!hadFocus) return;
    // Moves to the other toasts, then back to the element that had the focus before.
    if (getToasts().length > 0) region.current?.focus();
    else before.current?.focus();
  };
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) {
      before.current = relatedTarget instanceof HTMLElement ? relatedTarget : undefined;
    }
    setIsFocused(true);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setIsFocused(false);
  };
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      // A tooltip keeps the key to itself; a dialog over the page closes first.
      if (key !== "Escape" || defaultPrevented || document.querySelector("dialog:modal")) return;
      const focused = document.activeElement?.closest<HTMLElement>(".toast")?.dataset.toast;
      const chosen = toasts.find(({ id }) => String(id) === focused) ?? toasts.at(-1);
      if (chosen !== undefined) close(chosen.id);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  });
  const draw = (toast: ShownToast) => (
    <ToastCard
      key={toast.id}
      toast={toast}
      seconds={seconds[toast.kind]}
      isPaused={isPaused}
      closeLabel={closeLabel}
      onDismiss={close}
    />
  );
  return (
    <section
      className="toaster"
      aria-label={label}
      tabIndex={-1}
      ref={region}
      data-paused={isPaused || undefined}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      {toasts.length === 0 ? <p className="toaster-empty">{emptyLabel}</p> : null}
      {/* Live regions announce additions, so they exist beforehand. With aria-atomic they would repeat old toasts. */}
      <div role="alert" aria-atomic="false">
        {toasts.filter(({ kind }) => kind === "failed").map(draw)}
      </div>
      <div role="status" aria-atomic="false">
        {toasts.filter(({ kind }) => kind === "done").map(draw)}
      </div>
    </section>
  );
}

const none: readonly ShownToast[] = [];

function getNone(): readonly ShownToast[] {
  return none;
}
