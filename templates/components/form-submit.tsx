import type { SubmitWords } from "../schemas/form.ts";

type FormSubmitProps = {
  readonly words: SubmitWords;
  /** Id of the sentence beside the button. */
  readonly noteId: string;
};

/** The button, and what it does without a script. */
export function FormSubmit({ words, noteId }: FormSubmitProps) {
  return (
    <div className="form-submit">
      <button className="button" type="submit" aria-describedby={noteId}>
        {words.label}
      </button>
      <p className="field-help" id={noteId} data-mail-note>
        {words.mailNote}
      </p>
    </div>
  );
}
