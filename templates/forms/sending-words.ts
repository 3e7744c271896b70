import type { SiteSettings } from "../settings.ts";
import type { SendingWords } from "./send-status.tsx";

type FormSettings = Pick<SiteSettings, "forms">;

/** What every form says while it is being sent. */
export function sendingWords({ forms }: FormSettings): SendingWords {
  return { button: forms.sending, status: forms.sendingStatus };
}

/** How much the e-mail service takes with one message. */
export function attachmentBytes({ forms }: FormSettings): number {
  return forms.attachments.totalKb * 1024;
}
