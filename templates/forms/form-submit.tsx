import type { ReactNode } from "react";
import type { SubmitWords } from "./form.ts";
import { MailNote } from "./mail-note.tsx";

type FormSubmitProps = {
  readonly words: SubmitWords;
  /** Id of the sentence beside the button. */
  readonly noteId: string;
  /** Whom the note is for. `without-scripts`: it says what the button does there, and is not shown elsewhere. */
  readonly noteFor?: "everyone" | "without-scripts";
  /** The firm’s address and a `mailto:` to it, for `{email}` in the note. */
  readonly mail?: { readonly address: string; readonly href: string };
  /** What the button says while it waits for an answer. Undefined: nothing is under way. */
  readonly sending?: string | undefined;
  /** What became of the last send; see `SendStatus`. */
  readonly children?: ReactNode;
};

/** The button, what becomes of a send, and what the form does without a script. */
export function FormSubmit(props: FormSubmitProps) {
  const { words, noteId, noteFor = "everyone", mail, sending, children } = props;
  const isForEveryone = noteFor === "everyone";
  return (
    <div className="form-submit">
      {/* A note that is not shown describes nothing. */}
      <button
        className="button"
        type="submit"
        disabled={sending !== undefined}
        aria-describedby={isForEveryone ? noteId : undefined}
      >
        {sending ?? words.label}
      </button>
      {children}
      <p className={isForEveryone ? "field-help" : "field-help without-scripts"} id={noteId} data-mail-note>
        {mail === undefined ? words.mailNote : <MailNote text={words.mailNote} mail={mail} />}
      </p>
    </div>
  );
}
