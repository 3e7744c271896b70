import type { ToastWords } from "../schemas/form.ts";

type SendStatusProps = {
  readonly isSending: boolean;
  /** What stands while it is sent: `Envoi en cours...`. */
  readonly sending: string;
  /** Why the last send failed, as the toast said it; it stays after the toast is gone. */
  readonly failure: ToastWords | undefined;
};

/** Beside the button: that something is on its way, then that it was not sent. */
export function SendStatus({ isSending, sending, failure }: SendStatusProps) {
  return (
    <>
      {/* Always there: a live region tells what changes within it. The button shows the same words. */}
      <p className="visually-hidden" role="status">
        {isSending ? sending : ""}
      </p>
      {failure !== undefined && !isSending ? (
        <p className="field-error send-failure">
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
