/** A message that was sent to this server. */
export type Mail = {
  /** The id of the requested template. */
  readonly template: string;
  /** In the order of arrival. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly Attachment[];
};

export type Attachment = { readonly name: string; readonly bytes: Uint8Array };

/** The response to a send: success, an error status of the service, none, or a closed connection. */
export const mailAnswers = ["200", "400", "403", "413", "429", "500", "hang", "reset"] as const;
export type MailAnswer = (typeof mailAnswers)[number];

/** The response to give, and for how many messages. After `next`, sending succeeds again. */
export type PlannedAnswer = { readonly answer: MailAnswer; readonly scope: "next" | "all" };

export type KeptMail = Mail & {
  readonly id: number;
  readonly at: Date;
  readonly answered: MailAnswer;
};

/** The messages since the server started, in memory only. */
export type Mailbox = {
  /** Newest first. */
  list(): readonly KeptMail[];
  /** The answer that the next message gets. */
  planned(): PlannedAnswer;
  plan(next: PlannedAnswer): void;
  /** Returns the response to give. */
  keep(message: Mail, at: Date): MailAnswer;
  empty(): void;
};

const allIsWell: PlannedAnswer = { answer: "200", scope: "all" };

const defaultLimits = { mails: 100, bytes: 200_000_000 };

/** Calls `onChange` after every change. New messages replace the oldest ones. */
export function createMailbox(onChange: () => void, limits = defaultLimits): Mailbox {
  let mails: readonly KeptMail[] = [];
  let planned = allIsWell;
  let lastId = 0;
  return {
    list: () => mails,
    planned: () => planned,
    plan: (next) => {
      planned = next;
      onChange();
    },
    keep: (message, at) => {
      const answered = planned.answer;
      if (planned.scope === "next") planned = allIsWell;
      lastId += 1;
      mails = fit([{ ...message, id: lastId, at, answered }, ...mails], limits);
      onChange();
      return answered;
    },
    empty: () => {
      mails = [];
      onChange();
    },
  };
}

/** The newest message stays, whatever its size. */
function fit(mails: readonly KeptMail[], limits: typeof defaultLimits): readonly KeptMail[] {
  let bytes = 0;
  const end = mails.findIndex((mail, index) => {
    bytes += weigh(mail);
    return index > 0 && (index >= limits.mails || bytes > limits.bytes);
  });
  return end === -1 ? mails : mails.slice(0, end);
}

/**
 * A character takes up to two bytes in the message, and up to six in the HTML of the mail page, where it may be
 * escaped.
 */
const bytesPerCharacter = 10;

/** The bytes of all texts and files of a message. */
function weigh({ template, fields, files }: Mail): number {
  const texts = [template, ...fields.flat(), ...files.map(({ name }) => name)];
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  return files.reduce((sum, { bytes }) => sum + bytes.byteLength, characters * bytesPerCharacter);
}
