import type { EmailService } from "./email-service.ts";
import type { MailService } from "./send-mail.ts";

/** The part of the account that one form needs. */
export function mailService(
  { publicKey, serviceId, origin, templates }: EmailService,
  form: keyof EmailService["templates"],
): MailService {
  return { publicKey, serviceId, templateId: templates[form], origin };
}
