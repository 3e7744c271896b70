import type { Finding } from "charpente";
import type { EmailService } from "../schemas/email-service.ts";
import type { SiteSettings } from "../schemas/settings.ts";

type MailSettings = Pick<SiteSettings, "emailService" | "forms">;
type Form = keyof EmailService["templates"];

/** Says which forms will not send, and what they lack. */
export function reviewMail({ emailService, forms }: MailSettings): readonly Finding[] {
  const needed = formsThatSend(forms);
  const { publicKey, serviceId, templates } = emailService;
  const isAccountComplete = publicKey !== "" && serviceId !== "";
  const stopped = needed.filter((form) => !isAccountComplete || templates[form] === "");
  if (stopped.length === 0) return [];
  const missing = [
    ...(publicKey === "" ? [{ setting: "publicKey", variable: "PUBLIC_KEY" }] : []),
    ...(serviceId === "" ? [{ setting: "serviceId", variable: "SERVICE_ID" }] : []),
    ...needed
      .filter((form) => templates[form] === "")
      .map((form) => ({ setting: `templates.${form}`, variable: `TEMPLATE_${form.toUpperCase()}` })),
  ];
  const variables = missing.map(({ variable }) => `EMAILJS_${variable}`).join(", ");
  return [
    {
      message: `${nameForms(stopped)} will not send: emailService has no ${missing.map(({ setting }) => setting).join(", ")}`,
      hint: `set ${variables}, or write them here; until then visitors get the failure message`,
      setting: "emailService",
    },
  ];
}

function formsThatSend({ contact, report }: MailSettings["forms"]): readonly Form[] {
  return [
    "guide",
    "questionnaire",
    ...(contact.delivery === "emailjs" ? (["contact"] as const) : []),
    ...(report.delivery === "emailjs" ? (["report"] as const) : []),
  ];
}

function nameForms(forms: readonly Form[]): string {
  return `the form${forms.length === 1 ? "" : "s"} ${forms.map((form) => `“${form}”`).join(", ")}`;
}
