import type { MailOutcome } from "../mail/send-mail.ts";
import { showToast } from "../toasts/toasts.ts";
import type { ToastWords } from "./form.ts";

type OutcomeWords = { readonly sent: ToastWords; readonly failed: ToastWords };

/** Tells the visitor what became of a send, and the console why it failed. Gives back what to repeat by the button. */
export function tellOutcome(outcome: MailOutcome, words: OutcomeWords): ToastWords | undefined {
  switch (outcome.status) {
    case "sent":
      showToast({ kind: "done", ...words.sent });
      return undefined;
    case "failed":
      console.error(outcome.error);
      showToast({ kind: "failed", ...words.failed });
      return words.failed;
  }
}
