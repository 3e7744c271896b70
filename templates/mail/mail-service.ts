import type { EmailService } from "./email-service.ts";
import type { MailService } from "./send-mail.ts";

/** What one form needs of the account, and no more. */
export function mailService(
  { publicKey, serviceId, origin, templates }: EmailService,
  form: keyof EmailService["templates"],
): MailService {
  return { publicKey, serviceId, templateId: templates[form], origin };
}
