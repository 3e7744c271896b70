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

/** With the verb in the singular or plural, as in `les formulaires « guide », « contact » partent`. */
export function nameForms(forms: readonly MailForm[], one: string, several: string): string {
  const names = forms.map((form) => `« ${form} »`).join(", ");
  return forms.length === 1 ? `le formulaire ${names} ${one}` : `les formulaires ${names} ${several}`;
}
