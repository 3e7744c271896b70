import type { Ref, SubmitEvent } from "react";
import { entryLines, type FormLine } from "../forms/entry-lines.ts";
import type { FileRules } from "../forms/files/check-file.ts";
import type { ChosenFiles } from "../forms/files/use-chosen-files.ts";
import { FormCheckbox } from "../forms/form-checkbox.tsx";
import { FormField } from "../forms/form-field.tsx";
import { FormFile } from "../forms/form-file.tsx";
import { FormSubmit } from "../forms/form-submit.tsx";
import { mailAction } from "../forms/mail-action.ts";
import { type Failure, type SendingWords, SendStatus } from "../forms/send-status.tsx";
import { Unbroken } from "../words/unbroken.tsx";
import { ErrorSummary, type FieldProblem } from "./error-summary.tsx";
import { surfacePattern } from "./judge-surface.ts";
import type { Questionnaire } from "./questionnaire-schema.ts";
import type { RequiredField } from "./refuse-answers.ts";

type QuestionnaireFormProps = {
  readonly consent: Pick<Questionnaire["consent"], "checkbox" | "hint">;
  readonly words: Questionnaire["form"];
  /** The firm’s address. */
  readonly email: string;
  readonly form: Ref<HTMLFormElement>;
  /** False: no script runs yet, and the browser validates the form. */
  readonly isLive: boolean;
  readonly isHidden: boolean;
  readonly missing: readonly RequiredField[];
  readonly problems: readonly FieldProblem[];
  readonly files: ChosenFiles;
  readonly fileRules: FileRules;
  readonly maxTotalBytes: number;
  readonly isSending: boolean;
  readonly sending: SendingWords;
  readonly failure: Failure | undefined;
  readonly onConsent: (isConsented: boolean) => void;
  /** Called with the name of the field that was changed. */
  readonly onInput: (name: string) => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The consent box, and the fields that the style sheet shows once the box is ticked; this needs no script. */
export function QuestionnaireForm(props: QuestionnaireFormProps) {
  const { consent, words, email, missing, files, isSending, sending, failure } = props;
  const { fields, submit } = words;
  return (
    <form
      className="questionnaire-form"
      action={mailAction(email, submit.subject)}
      method="post"
      encType="text/plain"
      aria-labelledby="consentement"
      noValidate={props.isLive}
      ref={props.form}
      onInput={(event) => props.onInput((event.target as HTMLInputElement).name)}
      onSubmit={props.onSubmit}
    >
      <div className="consent">
        <FormCheckbox
          name="consent"
          label={consent.checkbox}
          required
          // React reports no change that only undoes the reset of a form: the box would be ticked and the fields
          // hidden.
          input={{ onInput: (event) => props.onConsent(event.currentTarget.checked) }}
        />
        <p className="field-help">{consent.hint}</p>
      </div>
      {/* Also disabled: otherwise Enter on the box would press the hidden button. */}
      <fieldset className="questionnaire-data" hidden={props.isHidden} disabled={props.isHidden}>
        <legend>
          <h2 id="donnees">{words.title}</h2>
        </legend>
        <ErrorSummary title={words.problems} problems={props.problems} />
        <div className="form">
          <p className="field-help">
            <Unbroken text={words.intro} />
          </p>
          <FormField
            name="adresse"
            words={fields.adresse}
            required
            wide
            autoComplete="address-line1"
            invalid={missing.includes("adresse")}
          />
          <FormField
            name="superficie"
            words={fields.superficie}
            required
            wide
            invalid={missing.includes("superficie")}
            input={{
              inputMode: "decimal",
              ...(props.isLive ? {} : { pattern: surfacePattern, title: fields.superficie.unreadable }),
            }}
          />
          <FormFile
            name="files"
            words={fields.files}
            rules={props.fileRules}
            multiple
            chosen={files}
            maxTotalBytes={props.maxTotalBytes}
          />
          <FormField name="email" words={fields.email} control="email" wide autoComplete="email" />
          <FormSubmit
            words={submit}
            noteId="questionnaire-aide"
            noteFor="without-scripts"
            mail={{ address: email, href: mailAction(email, submit.subject, entryLines(blanks(fields))) }}
            sending={isSending ? sending.button : undefined}
          >
            <SendStatus isSending={isSending} sending={sending} failure={failure} />
          </FormSubmit>
        </div>
      </fieldset>
    </form>
  );
}

/** The entries of the form, for visitors who write them into a mail themselves. */
function blanks({ adresse, superficie, email }: Questionnaire["form"]["fields"]): readonly FormLine[] {
  return [adresse, superficie, email].map(({ label }) => ({ label, value: "" }));
}
