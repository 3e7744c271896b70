import type { SiteSettings } from "../settings.ts";
import type { SendingWords } from "./send-status.tsx";

type FormSettings = Pick<SiteSettings, "forms">;

/** What every form says while it is being sent, and after that failed. */
export function sendingWords({ forms }: FormSettings): SendingWords {
  const { sending: button, sendingStatus: status, wayOut, withoutFiles } = forms;
  return { button, status, wayOut, withoutFiles };
}

/** How much the e-mail service takes with one message. */
export function attachmentBytes({ forms }: FormSettings): number {
  return forms.attachments.totalKb * 1024;
}
