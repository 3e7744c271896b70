import type { Environment } from "charpente";
import { privateKeyRefusal } from "../schemas/email-service.ts";

/** The variables that give the account of the e-mail service, so that it need not stand in a file. */
export const mailEnvironment: Environment = {
  EMAILJS_PUBLIC_KEY: "emailService.publicKey",
  EMAILJS_SERVICE_ID: "emailService.serviceId",
  EMAILJS_TEMPLATE_GUIDE: "emailService.templates.guide",
  EMAILJS_TEMPLATE_QUESTIONNAIRE: "emailService.templates.questionnaire",
  EMAILJS_TEMPLATE_CONTACT: "emailService.templates.contact",
  EMAILJS_TEMPLATE_REPORT: "emailService.templates.report",
  EMAILJS_ORIGIN: "emailService.origin",
  EMAILJS_PRIVATE_KEY: { refused: privateKeyRefusal },
};
