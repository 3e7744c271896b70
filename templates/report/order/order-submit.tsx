import { entryLines, type FormLine } from "../../forms/entry-lines.ts";
import { mailAction } from "../../forms/mail-action.ts";
import { MailNote } from "../../forms/mail-note.tsx";
import { type Failure, type SendingWords, SendStatus } from "../../forms/send-status.tsx";
import { Unbroken } from "../../words/unbroken.tsx";
import { missingSentence } from "./missing-sentence.ts";
import type { OrderWords } from "./order-schema.ts";
import type { OrderReview } from "./review-order.ts";

type OrderSubmitProps = {
  readonly words: OrderWords;
  /** The firm’s address. */
  readonly email: string;
  readonly review: OrderReview;
  /** False until hydration: the button then opens a mail, whatever is filled in. */
  readonly isLive: boolean;
  readonly isSending: boolean;
  readonly sending: SendingWords;
  readonly failure: Failure | undefined;
};

/** The button, which is disabled until required values are given, and the sentence that says what is missing. */
export function OrderSubmit(props: OrderSubmitProps) {
  const { words, email, review, isLive, isSending, sending, failure } = props;
  const mailHref = mailAction(email, words.submit.subject, entryLines(blanks(words)));
  return (
    <div className="form-submit">
      <button
        className="button"
        type="submit"
        disabled={isLive && (review.isWaiting || isSending)}
        aria-describedby="commander-manque"
      >
        {isSending ? sending.button : words.submit.label}
      </button>
      <p className="order-missing needs-script" id="commander-manque" role="status">
        <Unbroken text={missingSentence(review, words.missing)} />
      </p>
      <p className="field-help without-scripts">
        <MailNote text={words.submit.mailNote} mail={{ address: email, href: mailHref }} />
      </p>
      <SendStatus isSending={isSending} sending={sending} failure={failure} />
    </div>
  );
}

/** The entries of an order, for visitors who write them into a mail themselves. */
function blanks({ done: { labels } }: OrderWords): readonly FormLine[] {
  const { address, confirmedSurface, email, specificRequest } = labels;
  return [address, confirmedSurface, email, specificRequest].map((label) => ({ label, value: "" }));
}
