import { devOrigin, type Environment } from "charpente";
import { z } from "zod";
import type { MailService } from "./send-mail.ts";

/** An id of the service; empty without an account. */
const id = z.string().trim().default("");

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((address) => URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`, {
    error: "doit être une adresse sans chemin, comme https://api.emailjs.com",
  })
  .transform((address) => new URL(address).origin);

const account = z.strictObject({
  publicKey: id.meta({
    title: "Clé publique",
    description: "Celle du compte, lisible par tous. Jamais la clé privée.",
  }),
  serviceId: id.meta({
    title: "Identifiant du service",
    description: "Par exemple service_ab12cde, donné par le compte.",
  }),
  origin: origin
    .default("https://api.emailjs.com")
    .meta({ title: "Adresse du service", description: "Sans chemin, comme https://api.emailjs.com." }),
  templates: z
    .strictObject({
      guide: id.meta({
        title: "Guide",
        description: "Le modèle des demandes du guide, par exemple template_ab12cde.",
      }),
      questionnaire: id.meta({
        title: "Questionnaire",
        description: "Le modèle du questionnaire énergie, par exemple template_ab12cde.",
      }),
      contact: id.meta({
        title: "Contact",
        description: "Le modèle des messages de contact, par exemple template_ab12cde.",
      }),
      report: id.meta({
        title: "Rapport",
        description: "Le modèle des commandes de rapport, par exemple template_ab12cde.",
      }),
    })
    .prefault({})
    .meta({ title: "Modèles", description: "L’identifiant du modèle de chaque formulaire." }),
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
