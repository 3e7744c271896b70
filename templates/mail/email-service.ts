import { z } from "zod";

/** An id of the service; empty as long as there is no account. */
const id = z.string().trim().default("");

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((address) => URL.canParse(address) && new URL(address).href === `${new URL(address).origin}/`, {
    error: "must be an origin such as https://api.emailjs.com, without a path",
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

/** The account of the e-mail service. All of it is public: it travels to the browser of whoever sends a form. */
export const emailService = z.preprocess(refusePrivateKeys, account).prefault({});
export type EmailService = z.output<typeof emailService>;

/** What is said of a private key, wherever it is found. */
export const privateKeyRefusal =
  "it is a private key: it would let anyone who finds it send in the firm’s name, and no page needs it; revoke it in the account of the e-mail service, since it may have been seen";

function refusePrivateKeys(value: unknown, context: z.core.$RefinementCtx): unknown {
  const names = typeof value === "object" && value !== null ? Object.keys(value) : [];
  for (const name of names) {
    if (!/^(?:private|secret|access)(?:key|token)$/.test(name.toLowerCase().replaceAll(/[^a-z]/g, "")))
      continue;
    context.addIssue({ code: "custom", path: [name], message: `must be left out: ${privateKeyRefusal}` });
  }
  return value;
}
