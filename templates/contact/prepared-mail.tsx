import { useEffect, useRef, useState } from "react";
import type { PreparedMailWords } from "../forms/form.ts";
import { MailNote } from "../forms/mail-note.tsx";

/** A mail for the visitor’s own program, and its text to copy. */
export type PreparedMail = { readonly href: string; readonly text: string };

type PreparedMailNoteProps = {
  readonly mail: PreparedMail;
  /** The recipient. */
  readonly address: string;
  readonly words: PreparedMailWords;
};

/** Says that nothing was sent, and offers the text to visitors without a mail program on this machine. */
export function PreparedMailNote({ mail, address, words }: PreparedMailNoteProps) {
  const note = useRef<HTMLElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState("");
  useEffect(() => {
    setCopied("");
    if (mail.text !== "") note.current?.focus();
  }, [mail]);
  const copy = async () => {
    text.current?.select();
    try {
      await navigator.clipboard.writeText(mail.text);
      setCopied(words.copied);
    } catch {
      // When the clipboard is refused, or missing without HTTPS, the text is selected for copying.
      setCopied(words.selected);
    }
  };
  return (
    <section className="prepared-mail" aria-labelledby="message-titre" tabIndex={-1} ref={note}>
      <h3 id="message-titre">{words.title}</h3>
      <p>
        <MailNote text={words.text} mail={{ address, href: mail.href }} />
      </p>
      <div className="field">
        <label htmlFor="message-texte">{words.label}</label>
        <div className="tray">
          <textarea id="message-texte" readOnly value={mail.text} ref={text} />
        </div>
      </div>
      <div className="form-submit">
        <button className="button" type="button" onClick={copy}>
          {words.copy}
        </button>
        <p className="field-help" role="status">
          {copied}
        </p>
      </div>
    </section>
  );
}
