import type { ReactNode } from "react";
import { Label } from "../words/unbroken.tsx";
import type { SubmitWords } from "./form.ts";
import { MailNote } from "./mail-note.tsx";

type FormSubmitProps = {
  readonly words: SubmitWords;
  /** Id of the sentence beside the button. */
  readonly noteId: string;
  /**
   * The audience of the note. `without-scripts`: it explains the button for visitors without scripts, and is hidden
   * otherwise.
   */
  readonly noteFor?: "everyone" | "without-scripts";
  /** The firm’s address and a `mailto:` to it, for `{email}` in the note. */
  readonly mail?: { readonly address: string; readonly href: string };
  /** The button’s words while it waits for an answer. Undefined when no send is in progress. */
  readonly sending?: string | undefined;
  /** The outcome of the last send; see `SendStatus`. */
  readonly children?: ReactNode;
};

/** The button, the status of a send, and a note about the form without scripts. */
export function FormSubmit(props: FormSubmitProps) {
  const { words, noteId, noteFor = "everyone", mail, sending, children } = props;
  const isForEveryone = noteFor === "everyone";
  return (
    <div className="form-submit">
      {/* A hidden note must not describe the button. */}
      <button
        className="button"
        type="submit"
        disabled={sending !== undefined}
        aria-describedby={isForEveryone ? noteId : undefined}
      >
        {sending ?? <Label text={words.label} />}
      </button>
      {children}
      <p className={isForEveryone ? "field-help" : "field-help without-scripts"} id={noteId} data-mail-note>
        {mail === undefined ? words.mailNote : <MailNote text={words.mailNote} mail={mail} />}
      </p>
    </div>
  );
}
