import { useEffect, useRef } from "react";
import { entryLines } from "../../forms/entry-lines.ts";
import { mailAction } from "../../forms/mail-action.ts";
import { fillIn } from "../../words/fill-in.ts";
import { Label, Unbroken } from "../../words/unbroken.tsx";
import { describeOrder } from "./describe-order.ts";
import type { OrderWords } from "./order-schema.ts";
import type { Order } from "./read-order.ts";

type OrderDoneProps = {
  readonly order: Order;
  readonly words: OrderWords["done"];
  /** `none`: nothing was sent, and a message to `email` is offered. */
  readonly delivery: "none" | "emailjs";
  readonly email: string;
  readonly subject: string;
  readonly onEdit: () => void;
};

/** What was ordered, to read, print and send. Its title takes the focus. */
export function OrderDone({ order, words, delivery, email, subject, onEdit }: OrderDoneProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const lines = describeOrder(order, words);
  return (
    <div className="order-done">
      <h3 ref={title} tabIndex={-1}>
        {words.title}
      </h3>
      <p>
        <Unbroken text={words.state[delivery]} />
      </p>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>
              <Unbroken text={label} />
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {delivery === "none" && order.file !== null ? (
        <p className="field-help">{fillIn(words.attach, { file: order.file.name })}</p>
      ) : null}
      <div className="actions">
        {delivery === "none" ? (
          <a className="button" href={mailAction(email, subject, entryLines(lines))}>
            <Label text={words.mail} />
          </a>
        ) : null}
        <button className="dimension-link" type="button" onClick={() => window.print()}>
          {words.print}
        </button>
        <button className="dimension-link" type="button" onClick={onEdit}>
          {words.edit}
        </button>
      </div>
    </div>
  );
}
