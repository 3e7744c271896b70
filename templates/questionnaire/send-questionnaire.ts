import { totalBytes } from "../forms/files/file-size.ts";
import { withTemporaryForm } from "../forms/files/with-temporary-form.ts";
import { type MailOutcome, type MailService, sendMailForm } from "../mail/send-mail.ts";
import { composeMessage } from "./compose-message.ts";
import type { QuestionnaireAnswers } from "./questionnaire-answers.ts";
import type { QuestionnaireFormWords } from "./questionnaire-schema.ts";

type Envelope = {
  readonly service: MailService;
  /** The firm’s address. */
  readonly to: string;
  /** Aborted where the visitor withdraws consent. */
  readonly signal: AbortSignal;
};

/** Sends the answers and their files in one request. */
export function sendQuestionnaire(
  answers: QuestionnaireAnswers,
  words: QuestionnaireFormWords,
  { service, to, signal }: Envelope,
): Promise<MailOutcome> {
  const fields = {
    to_email: to,
    from_name: words.mail.sender,
    subject: words.submit.subject,
    adresse: answers.adresse,
    superficie: answers.superficie,
    message: composeMessage(answers, words.mail),
  };
  return withTemporaryForm(fields, answers.files, (form) =>
    sendMailForm(service, form, { fileBytes: totalBytes(answers.files), signal }),
  );
}
