import type { PreparedMailWords } from "../forms/form.ts";
import { MailNote } from "../forms/mail-note.tsx";

type PreparedMailNoteProps = {
  /** The recipient. */
  readonly address: string;
  readonly words: PreparedMailWords;
  /** The text of the message, for specimens: on the page, `enhance-contact.ts` writes it. */
  readonly text?: string;
  readonly hidden?: boolean;
};

/** Says that nothing was sent, and offers the text to visitors without a mail program on this machine. */
export function PreparedMailNote({ address, words, text, hidden }: PreparedMailNoteProps) {
  return (
    <section className="prepared-mail" aria-labelledby="message-titre" tabIndex={-1} hidden={hidden}>
      <h3 id="message-titre">{words.title}</h3>
      <p>
        <MailNote text={words.text} mail={{ address, href: `mailto:${address}` }} />
      </p>
      <div className="field">
        <label htmlFor="message-texte">{words.label}</label>
        <div className="tray">
          <textarea id="message-texte" readOnly defaultValue={text} />
        </div>
      </div>
      <div className="form-submit">
        <button className="button" type="button" data-copied={words.copied} data-selected={words.selected}>
          {words.copy}
        </button>
        <p className="field-help" role="status" />
      </div>
    </section>
  );
}
