import { useEffect, useRef } from "react";
import type { ToastWords } from "./form.ts";
import { MailNote } from "./mail-note.tsx";
import type { PreparedMail } from "./prepare-mail.ts";

/** The messages of a form that is being sent, and of one that could not be. */
export type SendingWords = {
  readonly button: string;
  /** For screen readers. */
  readonly status: string;
  /** After a failure: the prepared mail. `{email}` is the firm’s address. */
  readonly wayOut: string;
  /** After it, where files were chosen. */
  readonly withoutFiles: string;
};

/** The two lines of a toast, and what the visitor had entered as a mail, unless entries are to be mended first. */
export type Failure = ToastWords & { readonly mail?: PreparedMail };

type SendStatusProps = {
  readonly isSending: boolean;
  readonly sending: SendingWords;
  /** Why the last send failed, as in the toast; it stays after the toast is gone. */
  readonly failure: Failure | undefined;
};

/** Beside the button: the progress of a send, and its failure, in a place that the toast does not cover. */
export function SendStatus({ isSending, sending, failure }: SendStatusProps) {
  const alert = useRef<HTMLDivElement>(null);
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
        {isSending ? sending.status : ""}
      </p>
      {failure !== undefined && !isSending ? (
        <div className="send-outcome" ref={alert}>
          <p className="field-error send-failure">
            <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
              <path d="M10 2 18.5 17h-17z" />
            </svg>
            <span>
              {failure.title}. {failure.text}
            </span>
          </p>
          {failure.mail === undefined ? null : (
            <p className="field-help">
              <MailNote text={sending.wayOut} mail={failure.mail} />
              {failure.mail.hasFiles ? ` ${sending.withoutFiles}` : ""}
            </p>
          )}
        </div>
      ) : null}
    </>
  );
}

const toBeMended = '[aria-invalid="true"], .error-summary';
