import { Fragment } from "react";

type MailNoteProps = {
  /** `{email}` stands for the address. */
  readonly text: string;
  readonly mail: { readonly address: string; readonly href: string };
};

/** A sentence whose e-mail address opens a mail that is prepared already. */
export function MailNote({ text, mail }: MailNoteProps) {
  const [first, ...others] = text.split("{email}");
  return (
    <>
      {first}
      {others.map((part) => (
        <Fragment key={part}>
          <a href={mail.href}>{mail.address}</a>
          {part}
        </Fragment>
      ))}
    </>
  );
}
