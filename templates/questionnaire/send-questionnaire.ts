import { withTemporaryForm } from "../attachments/with-temporary-form.ts";
import { type MailOutcome, type MailService, sendMailForm } from "../mail/send-mail.ts";
import type { QuestionnaireFormWords } from "../schemas/questionnaire.ts";
import { composeMessage } from "./compose-message.ts";
import type { QuestionnaireAnswers } from "./questionnaire-answers.ts";

/** Sends the answers and their files to the firm’s address, in one request. */
export function sendQuestionnaire(
  answers: QuestionnaireAnswers,
  words: QuestionnaireFormWords,
  { service, to }: { readonly service: MailService; readonly to: string },
): Promise<MailOutcome> {
  const fields = {
    to_email: to,
    from_name: words.mail.sender,
    subject: words.submit.subject,
    adresse: answers.adresse,
    superficie: answers.superficie,
    message: composeMessage(answers, words.mail),
  };
  return withTemporaryForm(fields, answers.files, (form) => sendMailForm(service, form));
}
