import { fillIn } from "../pricing/fill-in.ts";
import type { OrderWords } from "../schemas/report.ts";
import { FormField } from "./form-field.tsx";
import { FormFile } from "./form-file.tsx";
import { FormNote } from "./form-note.tsx";
import { FormSubmit } from "./form-submit.tsx";
import { mailAction } from "./mail-action.ts";

type OrderFormProps = {
  readonly words: OrderWords;
  /** The firm’s address. */
  readonly email: string;
};

/** The order: what is asked at the left, what comes of it at the right. Without scripts it opens the visitor’s mail program. */
export function OrderForm({ words, email }: OrderFormProps) {
  const { fields, submit, summary } = words;
  return (
    <form
      className="order"
      action={mailAction(email, submit.subject)}
      method="post"
      encType="text/plain"
      aria-labelledby="commander"
    >
      <div className="form order-fields">
        <p className="field-help">{words.intro}</p>
        <FormField name="address" words={fields.address} required wide autoComplete="off" />
        <FormField
          name="confirmedSurface"
          words={fields.confirmedSurface}
          required
          wide
          autoComplete="off"
          input={{ inputMode: "decimal" }}
        />
        <FormField name="email" words={fields.email} control="email" required wide autoComplete="email" />
        <FormField name="specificRequest" words={fields.specificRequest} control="long" wide />
        <FormFile name="file" words={fields.file} accept=".pdf,.zip" />
      </div>
      <div className="order-summary">
        <h3>{summary.title}</h3>
        <dl>
          <dt>{summary.price}</dt>
          <dd>{summary.unknown}</dd>
        </dl>
        <FormSubmit
          words={{ ...submit, mailNote: fillIn(submit.mailNote, { email }) }}
          noteId="commander-aide"
        />
        <ul>
          {words.promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      </div>
      <FormNote id="commander-donnees" note={words.note} />
    </form>
  );
}
