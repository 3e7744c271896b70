import { z } from "zod";

const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => URL.canParse(url) && new URL(url).origin === url.replace(/\/$/, ""), {
    error: "must be an origin such as https://api.emailjs.com, without a path",
  })
  .transform((url) => new URL(url).origin);

/** An id of the service; empty as long as there is no account. */
const id = z.string().trim().default("");

/** The account of the e-mail service. All of it is public: it travels to the browser of whoever sends a form. */
export const emailService = z
  .strictObject({
    publicKey: id,
    serviceId: id,
    origin: origin.default("https://api.emailjs.com"),
    templates: z.strictObject({ guide: id, questionnaire: id, contact: id, report: id }).prefault({}),
  })
  .prefault({});

export type EmailService = z.output<typeof emailService>;
