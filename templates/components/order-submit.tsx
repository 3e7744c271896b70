import { SendStatus } from "../forms/send-status.tsx";
import { missingSentence, type OrderNeed } from "../orders/missing-sentence.ts";
import { fillIn } from "../pricing/fill-in.ts";
import type { OrderWords } from "../schemas/report.ts";

type OrderSubmitProps = {
  readonly words: OrderWords;
  /** The firm’s address. */
  readonly email: string;
  readonly needs: readonly OrderNeed[];
  /** False until a script has taken the form over: then the button opens a message, whatever is filled in. */
  readonly isLive: boolean;
  readonly isSending: boolean;
  readonly sending: string;
  readonly hasFailed: boolean;
};

/** The button, which waits for what an order cannot do without, and the sentence that says what that is. */
export function OrderSubmit(props: OrderSubmitProps) {
  const { words, email, needs, isLive, isSending, sending, hasFailed } = props;
  return (
    <div className="form-submit">
      <button
        className="button"
        type="submit"
        disabled={isLive && (needs.length > 0 || isSending)}
        aria-describedby="commander-manque commander-aide"
      >
        {isSending ? sending : words.submit.label}
      </button>
      <p className="order-missing needs-script" id="commander-manque" role="status">
        {missingSentence(needs, words.missing)}
      </p>
      <p className="field-help without-script" id="commander-aide">
        {fillIn(words.submit.mailNote, { email })}
      </p>
      <SendStatus isSending={isSending} sending={sending} failure={hasFailed ? words.failed : undefined} />
    </div>
  );
}
