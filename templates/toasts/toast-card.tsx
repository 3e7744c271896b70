import { Tooltip } from "../components/tooltip.tsx";
import type { ShownToast } from "./toasts.ts";
import { useCountdown } from "./use-countdown.ts";
import { useSwipe } from "./use-swipe.ts";

type ToastCardProps = {
  readonly toast: ShownToast;
  readonly seconds: number;
  readonly isPaused: boolean;
  readonly closeLabel: string;
  readonly onDismiss: (id: number) => void;
};

/** One toast: removed after its time, by its button, or by a swipe. */
export function ToastCard({ toast, seconds, isPaused, closeLabel, onDismiss }: ToastCardProps) {
  const { id, kind, title, text } = toast;
  const dismiss = () => onDismiss(id);
  const closeTip = `notification-fermer-${id}`;
  useCountdown(seconds * 1000, isPaused, dismiss);
  return (
    <div className="toast" data-toast={id} data-kind={kind} {...useSwipe(dismiss)}>
      {kind === "failed" ? (
        <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
          <path d="M10 2 18.5 17h-17z" />
        </svg>
      ) : null}
      <div className="toast-words">
        <p className="toast-title">{title}</p>
        <p>{text}</p>
      </div>
      <button type="button" aria-label={closeLabel} data-tooltip={closeTip} onClick={dismiss}>
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path d="M3 3 17 17M17 3 3 17" />
        </svg>
      </button>
      <Tooltip id={closeTip} kind="name">
        {closeLabel}
      </Tooltip>
      {/* Drawn in the browser only, so a policy against inline styles in HTML does not apply. */}
      <span className="toast-time" style={{ animationDuration: `${seconds}s` }} />
    </div>
  );
}
