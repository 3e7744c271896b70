import type { ReactNode, Ref, SubmitEvent } from "react";
import type { ChosenFiles } from "../../forms/files/use-chosen-files.ts";
import { FormField } from "../../forms/form-field.tsx";
import { FormFile } from "../../forms/form-file.tsx";
import { mailAction } from "../../forms/mail-action.ts";
import { reportPrice, type Tariff } from "../../pricing/report-price.ts";
import { fillIn } from "../../words/fill-in.ts";
import { formatEuros, formatSurface } from "../../words/french-number.ts";
import { Unbroken } from "../../words/unbroken.tsx";
import type { OrderWords } from "./order-schema.ts";
import { OrderSummary } from "./order-summary.tsx";

export const orderFileRules = { accept: ".pdf,.zip" };

type OrderFormProps = {
  readonly words: OrderWords;
  /** The firm’s address. */
  readonly email: string;
  /** m², from the calculator. */
  readonly surface: number | undefined;
  readonly tariff: Tariff;
  /** m², as confirmed. Undefined while its field is empty or holds no number. */
  readonly confirmed: number | undefined;
  readonly file: ChosenFiles;
  /** Bytes that the e-mail service accepts, where it sends the order. */
  readonly maxTotalBytes: number | undefined;
  readonly isHidden: boolean;
  readonly form: Ref<HTMLFormElement>;
  readonly onInput: () => void;
  readonly onRecompute: () => void;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The button and the status beside it. */
  readonly children: ReactNode;
};

/** The order: fields on the left, their result on the right. Without scripts it opens the visitor’s mail program. */
export function OrderForm(props: OrderFormProps) {
  const { words, tariff, email, surface, confirmed, file, maxTotalBytes, onInput, onRecompute } = props;
  const { fields, submit, summary } = words;
  const price = reportPrice(confirmed, tariff);
  return (
    <form
      className="order"
      action={mailAction(email, submit.subject)}
      method="post"
      encType="text/plain"
      aria-labelledby="commander"
      ref={props.form}
      hidden={props.isHidden}
      onInput={onInput}
      onSubmit={props.onSubmit}
    >
      <div className="form order-fields">
        <p className="field-help">{words.intro}</p>
        <FormField name="address" words={fields.address} required wide />
        <div className="field-wide">
          <FormField
            name="confirmedSurface"
            words={fields.confirmedSurface}
            required
            wide
            input={{ inputMode: "decimal" }}
          />
          <div role="status">
            {confirmed === undefined ||
            price === undefined ||
            surface === undefined ||
            confirmed === surface ? null : (
              <p className="field-help order-differs">
                {fillIn(fields.confirmedSurface.differs, {
                  price: formatEuros(price.price),
                  surface: formatSurface(surface),
                })}{" "}
                <button
                  className="text-button"
                  type="button"
                  onClick={() => {
                    onRecompute();
                    // The button was removed, so the focus moves to where it was.
                    document.getElementById("champ-confirmedSurface")?.focus();
                  }}
                >
                  {fillIn(fields.confirmedSurface.recompute, { surface: formatSurface(confirmed) })}
                </button>
              </p>
            )}
          </div>
        </div>
        <FormField name="email" words={fields.email} control="email" required wide autoComplete="email" />
        <FormField name="specificRequest" words={fields.specificRequest} control="long" wide />
        <FormFile
          name="file"
          words={fields.file}
          rules={orderFileRules}
          chosen={file}
          maxTotalBytes={maxTotalBytes}
        />
      </div>
      <div className="order-summary">
        <OrderSummary words={summary} surface={confirmed} tariff={tariff} />
        {props.children}
        <ul>
          {words.promises.map((promise) => (
            <li key={promise}>
              <Unbroken text={promise} />
            </li>
          ))}
        </ul>
      </div>
    </form>
  );
}
