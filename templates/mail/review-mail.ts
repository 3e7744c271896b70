import type { Finding } from "charpente";
import type { PrivacyPolicy } from "../legal/legal-schema.ts";
import type { FileSettings, SiteSettings } from "../settings.ts";
import type { EmailService } from "./email-service.ts";

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
      message: `${nameForms(stopped, "ne part pas", "ne partent pas")} : le compte du service d’e-mail n’est pas donné en entier ; d’ici là, le visiteur voit le message d’échec`,
      hint: `donnez les variables ${variables}, ou écrivez dans emailService ${missing.map(({ setting }) => setting).join(", ")}`,
      setting: "emailService",
      mendedBy: "developer",
    },
  ];
}

/** Reports where the privacy policy and the settings disagree on which forms the e-mail service carries. */
export function reviewPrivacy(
  { carriedByService }: Pick<PrivacyPolicy, "carriedByService">,
  { forms }: Pick<FileSettings, "forms">,
): readonly Finding[] {
  const carried = formsThatSend(forms);
  const unmentioned = carried.filter((form) => !carriedByService.includes(form));
  const wronglyMentioned = carriedByService.filter((form) => !carried.includes(form));
  return [
    ...(unmentioned.length === 0
      ? []
      : [finding(`ne dit pas que ${nameForms(unmentioned, "passe", "passent")} par le service d’e-mail`)]),
    ...(wronglyMentioned.length === 0
      ? []
      : [
          finding(
            `dit que ${nameForms(wronglyMentioned, "passe", "passent")} par le service d’e-mail, ce qui n’est pas le cas`,
          ),
        ]),
  ];
}

function finding(what: string): Finding {
  return {
    message: `la politique de confidentialité ${what}`,
    hint: "corrigez le texte de la page « Politique de confidentialité », puis sa liste « Formulaires par le service d’e-mail »",
    setting: "forms",
  };
}

/** The islands that send to the e-mail service, and its origin, which the policy of their pages must allow. */
export function mailConnections({ emailService, forms }: Pick<FileSettings, "emailService" | "forms">) {
  const service = [emailService.origin];
  return {
    GuideForm: service,
    EnergyQuestionnaire: service,
    ...(forms.contact.delivery === "emailjs" && { ContactForm: service }),
    ...(forms.report.delivery === "emailjs" && { ReportOrder: service }),
  };
}

type MailForm = keyof EmailService["templates"];

/** The forms whose messages the e-mail service carries. */
function formsThatSend({ contact, report }: FileSettings["forms"]): readonly MailForm[] {
  return [
    "guide",
    "questionnaire",
    ...(contact.delivery === "emailjs" ? (["contact"] as const) : []),
    ...(report.delivery === "emailjs" ? (["report"] as const) : []),
  ];
}

/** With the verb in the singular or plural, as in `les formulaires « guide », « contact » partent`. */
function nameForms(forms: readonly MailForm[], one: string, several: string): string {
  const names = forms.map((form) => `« ${form} »`).join(", ");
  return forms.length === 1 ? `le formulaire ${names} ${one}` : `les formulaires ${names} ${several}`;
}
