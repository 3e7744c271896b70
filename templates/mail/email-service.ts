import { devOrigin, type Environment } from "charpente";
import { z } from "zod";
import type { MailService } from "./send-mail.ts";

/** An id of the service; empty without an account. */
const id = z.string().trim().default("");

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((address) => URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`, {
    error: "doit s’arrêter au nom du service, comme https://api.emailjs.com",
  })
  .transform((address) => new URL(address).origin);

const account = z.strictObject({
  publicKey: id.meta({
    title: "Code public",
    description:
      "Celui que le compte nomme «\u00A0Public Key\u00A0», lisible par tous. Jamais le code privé.",
  }),
  serviceId: id.meta({
    title: "Identifiant du service",
    description: "Par exemple service_ab12cde, donné par le compte.",
  }),
  origin: origin.default("https://api.emailjs.com").meta({
    title: "Adresse du service",
    description: "Jusqu’au nom du service, comme https://api.emailjs.com.",
  }),
  templates: z
    .strictObject({
      guide: id.meta({
        title: "Guide",
        description: "L’identifiant du message des demandes du guide.",
      }),
      questionnaire: id.meta({
        title: "Questionnaire",
        description: "L’identifiant du message du questionnaire énergie.",
      }),
      contact: id.meta({
        title: "Contact",
        description: "L’identifiant du message de contact.",
      }),
      report: id.meta({
        title: "Rapport",
        description: "L’identifiant du message des commandes de rapport.",
      }),
    })
    .prefault({})
    .meta({ title: "Messages", description: "Ceux que le compte envoie, un par formulaire." }),
});

/** The account of the e-mail service. All of it is public: every browser that sends a form gets it. */
export const emailService = z.preprocess(refusePrivateKeys, account).prefault({});
export type EmailService = z.output<typeof emailService>;

/** The message for a private key, wherever it is found. */
const privateKeyRefusal =
  "c’est une clé privée : qui la trouverait pourrait écrire au nom du cabinet, et aucune page n’en a besoin ; révoquez-la dans le compte du service d’e-mail, car elle a pu être vue";

function refusePrivateKeys(value: unknown, context: z.core.$RefinementCtx): unknown {
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  for (const name of names) {
    if (!/^(?:private|secret|access)(?:key|token)$/.test(name.toLowerCase().replaceAll(/[^a-z]/g, "")))
      continue;
    context.addIssue({ code: "custom", path: [name], message: `doit être retiré : ${privateKeyRefusal}` });
  }
  return value;
}

/**
 * The variables for the account of the e-mail service, so that it need not be in a file. `site dev` needs no account
 * and sends nothing out: there each template has the name of its form.
 */
export const mailEnvironment: Environment = {
  EMAILJS_PUBLIC_KEY: { setting: "emailService.publicKey", dev: "site-dev" },
  EMAILJS_SERVICE_ID: { setting: "emailService.serviceId", dev: "site-dev" },
  EMAILJS_TEMPLATE_GUIDE: { setting: "emailService.templates.guide", dev: "guide" },
  EMAILJS_TEMPLATE_QUESTIONNAIRE: { setting: "emailService.templates.questionnaire", dev: "questionnaire" },
  EMAILJS_TEMPLATE_CONTACT: { setting: "emailService.templates.contact", dev: "contact" },
  EMAILJS_TEMPLATE_REPORT: { setting: "emailService.templates.report", dev: "report" },
  EMAILJS_ORIGIN: { setting: "emailService.origin", dev: devOrigin },
  EMAILJS_PRIVATE_KEY: { refused: privateKeyRefusal },
};

/** The part of the account that one form needs. */
export function mailService(
  { publicKey, serviceId, origin, templates }: EmailService,
  form: keyof EmailService["templates"],
): MailService {
  return { publicKey, serviceId, templateId: templates[form], origin };
}
