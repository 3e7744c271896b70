/** What came in one send. */
export type Message = {
  /** The id of the template that was asked for. */
  readonly template: string;
  /** In the order in which they came. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly files: readonly Attachment[];
};

export type Attachment = { readonly name: string; readonly bytes: Uint8Array };

/** How a send is answered: as the service does when all is well, with one of its statuses, never, or by a cut. */
export const mailAnswers = ["200", "400", "403", "413", "429", "500", "hang", "reset"] as const;
export type MailAnswer = (typeof mailAnswers)[number];

/** What is to be answered, and how often; after `next`, all is well again. */
export type MailOrders = { readonly answer: MailAnswer; readonly scope: "next" | "all" };

export type KeptMail = Message & {
  readonly id: number;
  readonly at: Date;
  readonly answered: MailAnswer;
};

/** The messages of this run of the server, in memory only. */
export type Mailbox = {
  /** Newest first. */
  list(): readonly KeptMail[];
  orders(): MailOrders;
  order(orders: MailOrders): void;
  /** Gives what is to be answered. */
  keep(message: Message, at: Date): MailAnswer;
  empty(): void;
};

const allIsWell: MailOrders = { answer: "200", scope: "all" };

const defaultLimits = { mails: 100, bytes: 200_000_000 };

/** `onChange` is told after every change. The oldest messages make room for new ones. */
export function createMailbox(onChange: () => void, limits = defaultLimits): Mailbox {
  let mails: readonly KeptMail[] = [];
  let orders = allIsWell;
  let lastId = 0;
  return {
    list: () => mails,
    orders: () => orders,
    order: (next) => {
      orders = next;
      onChange();
    },
    keep: (message, at) => {
      const answered = orders.answer;
      if (orders.scope === "next") orders = allIsWell;
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

/** The newest one stays, however long it is. */
function fit(mails: readonly KeptMail[], limits: typeof defaultLimits): readonly KeptMail[] {
  let bytes = 0;
  const end = mails.findIndex((mail, index) => {
    bytes += weigh(mail);
    return index > 0 && (index >= limits.mails || bytes > limits.bytes);
  });
  return end === -1 ? mails : mails.slice(0, end);
}

/** A sign takes up to two bytes in memory, and up to six signs on the page that lists all messages as one text. */
const bytesOfSign = 10;

/** Everything that a message holds. */
function weigh({ template, fields, files }: Message): number {
  const texts = [template, ...fields.flat(), ...files.map(({ name }) => name)];
  const signs = texts.reduce((sum, text) => sum + text.length, 0);
  return files.reduce((sum, { bytes }) => sum + bytes.byteLength, signs * bytesOfSign);
}
