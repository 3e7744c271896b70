import { type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { entryLines } from "../forms/entry-lines.ts";
import type { ToastWords } from "../forms/form.ts";
import { FormField } from "../forms/form-field.tsx";
import { FormSubmit } from "../forms/form-submit.tsx";
import { mailAction } from "../forms/mail-action.ts";
import { type SendingWords, SendStatus } from "../forms/send-status.tsx";
import { tellOutcome } from "../forms/tell-outcome.ts";
import { useSending } from "../forms/use-sending.ts";
import { type MailService, sendMail } from "../mail/send-mail.ts";
import { AuditFields } from "./audit-fields.tsx";
import { isAuditRequest } from "./audit-request.ts";
import { contactEntries, filledEntries } from "./contact-entries.ts";
import { contactParams } from "./contact-params.ts";
import type { ContactFormWords } from "./contact-schema.ts";
import { type PreparedMail, PreparedMailNote } from "./prepared-mail.tsx";

export type ContactFormProps = {
  readonly words: ContactFormWords;
  readonly sending: SendingWords;
  /** Undefined when the visitor’s own mail program sends the message. */
  readonly service?: MailService;
  /** The firm’s address. */
  readonly email: string;
};

/**
 * Presents a project to the firm; refuses nothing. By default it opens a mail with every field filled in, with and
 * without its script; a setting makes the e-mail service send it instead.
 */
export function ContactForm({ words, sending, service, email }: ContactFormProps) {
  const { isSending, sendOnce } = useSending();
  const [failure, setFailure] = useState<ToastWords | undefined>(undefined);
  const [prepared, setPrepared] = useState<PreparedMail | undefined>(undefined);
  const audit = useRef<HTMLDetailsElement>(null);
  const submit = service === undefined ? words.submit : words.sending.submit;

  const read = (form: HTMLFormElement) => {
    const data = new FormData(form);
    return { data, isAudit: isAuditRequest(data, audit.current?.open === true) };
  };
  const send = (form: HTMLFormElement, to: MailService) =>
    sendOnce(async () => {
      setFailure(undefined);
      const { data, isAudit } = read(form);
      const outcome = await sendMail(to, contactParams(data, words, email, isAudit));
      setFailure(tellOutcome(outcome, words.sending));
      if (outcome.status === "sent") form.reset();
    });
  const prepare = (form: HTMLFormElement) => {
    const { data, isAudit } = read(form);
    const lines = entryLines(filledEntries(words, data, isAudit));
    const href = mailAction(email, isAudit ? words.audit.subject.value : submit.subject, lines);
    // The note takes the focus first: when the mail program opens, the page loses it.
    flushSync(() => setPrepared({ href, text: lines.join("\n") }));
    window.location.assign(href);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (service === undefined) prepare(event.currentTarget);
    else void send(event.currentTarget, service);
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
        onSubmit={onSubmit}
      >
        <AuditFields words={words.audit} fold={audit} />
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
          <SendStatus isSending={isSending} sending={sending.status} failure={failure} />
        </FormSubmit>
      </form>
      {prepared === undefined ? null : (
        <PreparedMailNote mail={prepared} address={email} words={words.prepared} />
      )}
    </>
  );
}
