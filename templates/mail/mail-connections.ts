import type { FileSettings } from "../settings.ts";

/** The islands that send to the e-mail service, and its origin, which the policy of their pages must allow. */
export function mailConnections({ emailService, forms }: Pick<FileSettings, "emailService" | "forms">) {
  const service = [emailService.origin];
  return {
    GuideForm: service,
    EnergyQuestionnaire: service,
    ...(forms.contact.delivery === "emailjs" && { ContactForm: service }),
    ...(forms.report.delivery === "emailjs" && { ReportOrder: service }),
  };
}
