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
  publicKey: id.meta({ title: "Clé publique" }),
  serviceId: id.meta({ title: "Identifiant du service" }),
  origin: origin.default("https://api.emailjs.com").meta({ title: "Adresse du service" }),
  templates: z
    .strictObject({
      guide: id.meta({ title: "Guide" }),
      questionnaire: id.meta({ title: "Questionnaire" }),
      contact: id.meta({ title: "Contact" }),
      report: id.meta({ title: "Rapport" }),
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
