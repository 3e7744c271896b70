import type { FileSettings } from "../settings.ts";
import type { EmailService } from "./email-service.ts";

export type MailForm = keyof EmailService["templates"];

/** The forms whose messages the e-mail service carries. */
export function formsThatSend({ contact, report }: FileSettings["forms"]): readonly MailForm[] {
  return [
    "guide",
    "questionnaire",
    ...(contact.delivery === "emailjs" ? (["contact"] as const) : []),
    ...(report.delivery === "emailjs" ? (["report"] as const) : []),
  ];
}

/** As in `the forms “guide”, “contact”`. */
export function nameForms(forms: readonly MailForm[]): string {
  return `the form${forms.length === 1 ? "" : "s"} ${forms.map((form) => `“${form}”`).join(", ")}`;
}
