import type { MailOutcome } from "../mail/send-mail.ts";
import { showToast } from "../toasts/toasts.ts";
import type { ToastWords } from "./form.ts";
import { prepareMail } from "./prepare-mail.ts";
import type { Failure } from "./send-status.tsx";

type OutcomeWords = { readonly sent: ToastWords; readonly failed: ToastWords };

/**
 * Shows the visitor the outcome of a send, and logs why it failed. Returns the message to repeat beside the button, with
 * the entries of `form` as a mail.
 */
export function tellOutcome(
  outcome: MailOutcome,
  words: OutcomeWords,
  form: HTMLFormElement,
): Failure | undefined {
  switch (outcome.status) {
    case "sent":
      showToast({ kind: "done", ...words.sent });
      return undefined;
    case "failed":
      console.error(outcome.error);
      showToast({ kind: "failed", ...words.failed });
      return { ...words.failed, mail: prepareMail(form) };
  }
}
