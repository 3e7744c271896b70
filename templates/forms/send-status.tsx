import { useEffect, useRef } from "react";
import type { ToastWords } from "./form.ts";

/** What a form says while it is sent: on its button, and to screen readers. */
export type SendingWords = { readonly button: string; readonly status: string };

type SendStatusProps = {
  readonly isSending: boolean;
  /** What is announced while it is sent. The button shows it in its own words. */
  readonly sending: string;
  /** Why the last send failed, as the toast said it; it stays after the toast is gone. */
  readonly failure: ToastWords | undefined;
};

/** Beside the button: that something is on its way, then that it was not sent, where the toast does not cover it. */
export function SendStatus({ isSending, sending, failure }: SendStatusProps) {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure === undefined || isSending) return;
    const { activeElement } = document;
    // Whoever was led to what there is to mend stays there, and sees all of it above the toast.
    const seen = activeElement?.matches(toBeMended)
      ? activeElement.closest(".field, .error-summary")
      : alert.current;
    seen?.scrollIntoView({ block: "nearest" });
  }, [failure, isSending]);
  return (
    <>
      {/* Always there: a live region tells what changes within it. */}
      <p className="visually-hidden" role="status">
        {isSending ? sending : ""}
      </p>
      {failure !== undefined && !isSending ? (
        <p className="field-error send-failure" ref={alert}>
          <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
            <path d="M10 2 18.5 17h-17z" />
          </svg>
          <span>
            {failure.title}. {failure.text}
          </span>
        </p>
      ) : null}
    </>
  );
}

const toBeMended = '[aria-invalid="true"], .error-summary';
