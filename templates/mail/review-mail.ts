import type { Finding } from "charpente";
import type { SiteSettings } from "../settings.ts";
import { formsThatSend, nameForms } from "./forms-that-send.ts";

type MailSettings = Pick<SiteSettings, "emailService" | "forms">;

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
