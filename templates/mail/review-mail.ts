import type { Finding } from "charpente";
import type { SiteSettings } from "../settings.ts";
import { formsThatSend, nameForms } from "./forms-that-send.ts";

type MailSettings = Pick<SiteSettings, "emailService" | "forms">;

/** Reports forms that cannot send, and what they lack. */
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
      message: `${nameForms(stopped, "ne part pas", "ne partent pas")} : dans emailService, il manque ${missing.map(({ setting }) => setting).join(", ")}`,
      hint: `donnez les variables ${variables}, ou écrivez les valeurs ici ; d’ici là, le visiteur voit le message d’échec`,
      setting: "emailService",
    },
  ];
}
