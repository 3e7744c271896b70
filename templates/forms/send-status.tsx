import { useEffect, useRef } from "react";
import type { ToastWords } from "./form.ts";

/** The messages while a form is being sent, on its button and for screen readers. */
export type SendingWords = { readonly button: string; readonly status: string };

type SendStatusProps = {
  readonly isSending: boolean;
  /** Announced during a send. The button shows it in its own words. */
  readonly sending: string;
  /** Why the last send failed, as in the toast; it stays after the toast is gone. */
  readonly failure: ToastWords | undefined;
};

/** Beside the button: the progress of a send, and its failure, in a place that the toast does not cover. */
export function SendStatus({ isSending, sending, failure }: SendStatusProps) {
  const alert = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (failure === undefined || isSending) return;
    const { activeElement } = document;
    // When the focus is on a field to correct, that field stays in view above the toast.
    const seen = activeElement?.matches(toBeMended)
      ? activeElement.closest(".field, .error-summary")
      : alert.current;
    seen?.scrollIntoView({ block: "nearest" });
  }, [failure, isSending]);
  return (
    <>
      {/* Always in the page, because a live region only announces changes. */}
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
