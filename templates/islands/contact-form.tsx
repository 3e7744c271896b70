import { type SubmitEvent, useState } from "react";
import { flushSync } from "react-dom";
import { FormField } from "../components/form-field.tsx";
import { FormSubmit } from "../components/form-submit.tsx";
import { mailAction } from "../components/mail-action.ts";
import { contactEntries } from "../forms/contact-entries.ts";
import { contactParams } from "../forms/contact-params.ts";
import { entryLines } from "../forms/entry-lines.ts";
import { type PreparedMail, PreparedMailNote } from "../forms/prepared-mail.tsx";
import { type SendingWords, SendStatus } from "../forms/send-status.tsx";
import { tellOutcome } from "../forms/tell-outcome.ts";
import { useSending } from "../forms/use-sending.ts";
import { type MailService, sendMail } from "../mail/send-mail.ts";
import type { ContactFormWords } from "../schemas/contact.ts";
import type { ToastWords } from "../schemas/form.ts";

export type ContactFormProps = {
  readonly words: ContactFormWords;
  readonly sending: SendingWords;
  /** Undefined: nothing is sent from here, the visitor’s own mail program opens. */
  readonly service?: MailService;
  /** The firm’s address. */
  readonly email: string;
};

/**
 * Presents a project to the firm; refuses nothing. Without its script, the form opens a mail with every field
 * filled in, as it does with it unless the settings have the e-mail service send it.
 */
export function ContactForm({ words, sending, service, email }: ContactFormProps) {
  const { isSending, sendOnce } = useSending();
  const [failure, setFailure] = useState<ToastWords | undefined>(undefined);
  const [prepared, setPrepared] = useState<PreparedMail | undefined>(undefined);
  const submit = service === undefined ? words.submit : words.sending.submit;

  const send = (form: HTMLFormElement, to: MailService) =>
    sendOnce(async () => {
      setFailure(undefined);
      const outcome = await sendMail(to, contactParams(new FormData(form), words, email));
      setFailure(tellOutcome(outcome, words.sending));
      if (outcome.status === "sent") form.reset();
    });
  const prepare = (form: HTMLFormElement) => {
    const lines = entryLines(contactEntries(words, new FormData(form)));
    const href = mailAction(email, submit.subject, lines);
    // The note takes the focus first: where the mail program opens, the page has none to give.
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
        <p className="field-help">{words.needed}</p>
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
