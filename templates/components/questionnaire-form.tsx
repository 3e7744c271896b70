import { Prose } from "charpente";
import { fillIn } from "../pricing/fill-in.ts";
import type { Questionnaire } from "../schemas/questionnaire.ts";
import { FormCheckbox } from "./form-checkbox.tsx";
import { FormField } from "./form-field.tsx";
import { FormFile } from "./form-file.tsx";
import { FormNote } from "./form-note.tsx";
import { FormSubmit } from "./form-submit.tsx";
import { mailAction } from "./mail-action.ts";

type QuestionnaireFormProps = {
  readonly words: Pick<Questionnaire, "consent" | "form">;
  /** The firm’s address. */
  readonly email: string;
};

/** The notice, the box, and the fields that the style sheet shows once the box is ticked: no script is needed for it. */
export function QuestionnaireForm({ words: { consent, form }, email }: QuestionnaireFormProps) {
  const { fields, submit } = form;
  return (
    <form
      className="questionnaire-form"
      action={mailAction(email, submit.subject)}
      method="post"
      encType="text/plain"
      aria-labelledby="consentement"
    >
      <h2 id="consentement">{consent.title}</h2>
      <div className="prose">
        <Prose body={consent.notice} />
      </div>
      <FormNote id="consentement-donnees" note={consent.note} />
      <div className="consent">
        <FormCheckbox name="consent" label={consent.checkbox} required />
        <p className="field-help">{consent.hint}</p>
      </div>
      <div className="questionnaire-data">
        <h2 id="donnees">{form.title}</h2>
        <div className="form">
          <p className="field-help">{form.intro}</p>
          <FormField name="adresse" words={fields.adresse} required wide autoComplete="address-line1" />
          <FormField
            name="superficie"
            words={fields.superficie}
            control="number"
            required
            wide
            input={{ inputMode: "decimal", min: 1, step: "any" }}
          />
          <FormFile name="files" words={fields.files} accept=".pdf,.jpg,.jpeg,.png" multiple />
          <FormSubmit
            words={{ ...submit, mailNote: fillIn(submit.mailNote, { email }) }}
            noteId="questionnaire-aide"
          />
        </div>
      </div>
    </form>
  );
}
