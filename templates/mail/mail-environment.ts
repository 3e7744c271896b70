import { devOrigin, type Environment } from "charpente";
import { privateKeyRefusal } from "./email-service.ts";

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
