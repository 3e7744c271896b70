import { type SubmitEvent, useState } from "react";
import { FormCheckbox } from "../forms/form-checkbox.tsx";
import { FormField } from "../forms/form-field.tsx";
import { FormSubmit } from "../forms/form-submit.tsx";
import { mailAction } from "../forms/mail-action.ts";
import { type Failure, type SendingWords, SendStatus } from "../forms/send-status.tsx";
import { tellOutcome } from "../forms/tell-outcome.ts";
import { useSending } from "../forms/use-sending.ts";
import { type MailService, sendMail } from "../mail/send-mail.ts";
import { guideParams } from "./guide-params.ts";
import type { GuideFormWords } from "./guide-schema.ts";

export type GuideFormProps = {
  readonly words: GuideFormWords;
  readonly sending: SendingWords;
  readonly service: MailService;
  /** The firm’s address. */
  readonly email: string;
  /** A mail to the firm with prepared lines, for visitors without scripts. */
  readonly mailHref: string;
};

/**
 * Asks for the guide. The browser checks required fields, and keeps text typed before hydration. Without its script,
 * the form opens a mail with every field filled in.
 */
export function GuideForm({ words, sending, service, email, mailHref }: GuideFormProps) {
  const { isSending, sendOnce } = useSending(service);
  const [failure, setFailure] = useState<Failure | undefined>(undefined);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    void sendOnce(async () => {
      setFailure(undefined);
      const outcome = await sendMail(service, guideParams(new FormData(form), words, email));
      setFailure(tellOutcome(outcome, words, form));
      if (outcome.status === "sent") form.reset();
    });
  };
  return (
    <form
      className="form"
      name="guide"
      action={mailAction(email, words.submit.subject)}
      method="post"
      encType="text/plain"
      aria-labelledby="formulaire"
      onSubmit={onSubmit}
    >
      <p className="field-help">{words.needed}</p>
      <FormField name="prenom" words={words.prenom} autoComplete="given-name" required />
      <FormField name="nom" words={words.nom} autoComplete="family-name" required />
      <FormField name="societe" words={words.societe} autoComplete="organization" required />
      <FormField name="fonction" words={words.fonction} autoComplete="organization-title" required />
      <FormField name="email" words={words.email} control="email" autoComplete="email" required />
      <FormField name="telephone" words={words.telephone} control="tel" autoComplete="tel" required />
      <FormCheckbox name="acceptNewsletter" label={words.acceptNewsletter} />
      <FormSubmit
        words={words.submit}
        noteId="envoi"
        noteFor="without-scripts"
        mail={{ address: email, href: mailHref }}
        sending={isSending ? sending.button : undefined}
      >
        <SendStatus isSending={isSending} sending={sending} failure={failure} />
      </FormSubmit>
    </form>
  );
}
