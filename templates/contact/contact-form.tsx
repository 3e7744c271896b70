import { type SubmitEvent, useState } from "react";
import { entryLines } from "../forms/entry-lines.ts";
import { FormField } from "../forms/form-field.tsx";
import { FormSubmit } from "../forms/form-submit.tsx";
import { mailAction } from "../forms/mail-action.ts";
import { type Failure, type SendingWords, SendStatus } from "../forms/send-status.tsx";
import { tellOutcome } from "../forms/tell-outcome.ts";
import { useSending } from "../forms/use-sending.ts";
import { type MailService, sendMail } from "../mail/send-mail.ts";
import { AuditFields } from "./audit-fields.tsx";
import { isAuditRequest } from "./audit-request.ts";
import { contactEntries, pickEntryWords } from "./contact-entries.ts";
import { contactParams } from "./contact-params.ts";
import type { ContactFormWords } from "./contact-schema.ts";
import { PreparedMailNote } from "./prepared-mail.tsx";

export type ContactFormProps = {
  readonly words: ContactFormWords;
  readonly sending: SendingWords;
  /** Undefined when the visitor’s own mail program sends the message. */
  readonly service?: MailService;
  /** The firm’s address. */
  readonly email: string;
};

/**
 * Presents a project to the firm; refuses nothing. By default it is plain HTML that opens a mail with every field
 * filled in, with and without `enhance-contact.ts`; as an island with a `service` it sends the message instead.
 */
export function ContactForm({ words, sending, service, email }: ContactFormProps) {
  const { isSending, sendOnce } = useSending(service);
  const [failure, setFailure] = useState<Failure | undefined>(undefined);
  const submit = service === undefined ? words.submit : words.sending.submit;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (service === undefined) return;
    event.preventDefault();
    const form = event.currentTarget;
    void sendOnce(async () => {
      setFailure(undefined);
      const data = new FormData(form);
      const isAudit = isAuditRequest(data, form.querySelector("details")?.open === true);
      const outcome = await sendMail(service, contactParams(data, words, email, isAudit));
      setFailure(tellOutcome(outcome, words.sending, form));
      if (outcome.status === "sent") form.reset();
    });
  };
  return (
    <>
      <form
        className="form"
        name="contact"
        action={mailAction(email, submit.subject)}
        method="post"
        encType="text/plain"
        aria-labelledby="formulaire"
        noValidate
        data-words={JSON.stringify(pickEntryWords(words))}
        onSubmit={onSubmit}
      >
        <AuditFields words={words.audit} />
        <FormField name="firstName" words={words.firstName} autoComplete="given-name" />
        <FormField name="lastName" words={words.lastName} autoComplete="family-name" />
        <FormField name="email" words={words.email} control="email" autoComplete="email" />
        <FormField name="phone" words={words.phone} control="tel" autoComplete="tel" />
        <FormField name="company" words={words.company} autoComplete="organization" wide />
        <FormField name="project" words={words.project} control="long" wide />
        <FormField name="timeline" words={words.timeline} control="choice" wide />
        <FormSubmit
          words={submit}
          noteId="envoi"
          noteFor={service === undefined ? "everyone" : "without-scripts"}
          mail={{
            address: email,
            href: mailAction(email, submit.subject, entryLines(contactEntries(words))),
          }}
          sending={isSending ? sending.button : undefined}
        >
          {service === undefined ? null : (
            <SendStatus isSending={isSending} sending={sending} failure={failure} />
          )}
        </FormSubmit>
      </form>
      {service === undefined ? <PreparedMailNote address={email} words={words.prepared} hidden /> : null}
    </>
  );
}
