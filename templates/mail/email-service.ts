import { z } from "zod";

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
export const privateKeyRefusal =
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
