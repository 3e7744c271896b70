import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { checkFile } from "../../forms/files/check-file.ts";
import { useChosenFiles } from "../../forms/files/use-chosen-files.ts";
import type { Failure, SendingWords } from "../../forms/send-status.tsx";
import { tellOutcome } from "../../forms/tell-outcome.ts";
import { useSending } from "../../forms/use-sending.ts";
import type { MailService } from "../../mail/send-mail.ts";
import { parseSurface, reportPrice, type Tariff } from "../../pricing/report-price.ts";
import { enterSurface } from "../calculator/entered-surface.ts";
import { describeOrder } from "./describe-order.ts";
import { OrderDone } from "./order-done.tsx";
import { OrderForm, orderFileRules } from "./order-form.tsx";
import type { OrderWords } from "./order-schema.ts";
import { OrderSubmit } from "./order-submit.tsx";
import { type Order, readOrder } from "./read-order.ts";
import { reviewOrder } from "./review-order.ts";
import { sendOrder } from "./send-order.ts";
import { useOrderFields } from "./use-order-fields.ts";

/** How an order leaves the page: not at all, or through the e-mail service. */
type OrderDelivery =
  | { readonly kind: "none" }
  | { readonly kind: "emailjs"; readonly service: MailService; readonly maxTotalBytes: number };

type ReportOrderProps = {
  readonly words: OrderWords;
  readonly tariff: Tariff;
  /** The firm’s address. */
  readonly email: string;
  readonly sending: SendingWords;
  readonly delivery: OrderDelivery;
};

/** The order form. Without it the form opens the visitor’s mail program. */
export function ReportOrder({ words, tariff, email, sending, delivery }: ReportOrderProps) {
  const form = useRef<HTMLFormElement>(null);
  const { surface, fields, read } = useOrderFields(form, words.fields.confirmedSurface.error);
  const file = useChosenFiles(false);
  const { isSending, sendOnce } = useSending(delivery.kind === "emailjs" ? delivery.service : undefined);
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState<Order>();
  const isEdited = useRef(false);
  // The button is gone with the summary: the keyboard goes on in the form, once that shows again.
  useEffect(() => {
    if (!isEdited.current || done !== undefined) return;
    isEdited.current = false;
    const field = form.current?.elements.namedItem("address") as HTMLInputElement;
    field.focus({ preventScroll: true });
    // With its label: what has the focus alone could end right below the header.
    field.closest(".field")?.scrollIntoView({ block: "nearest" });
  }, [done]);
  const hasPrice = reportPrice(surface, tariff) !== undefined;
  const confirmedSurface = fields?.confirmedSurface ?? "";
  const hasWrongFile = file.files.some((each) => checkFile(each, orderFileRules) !== undefined);
  const subject = words.submit.subject;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!hasPrice || done !== undefined) return;
    if (hasWrongFile) {
      file.showFault();
      return;
    }
    const target = event.currentTarget;
    const order = readOrder(new FormData(target), file.files[0], tariff);
    if (order === undefined) return;
    void sendOnce(async () => {
      if (delivery.kind === "emailjs") {
        const lines = describeOrder(order, words.done);
        const outcome = await sendOrder(order, { service: delivery.service, to: email, subject, lines });
        setFailure(tellOutcome(outcome, words, target));
        if (outcome.status === "failed") return;
      } else {
        console.log("order", order);
      }
      setDone(order);
    });
  };

  return (
    <>
      <OrderForm
        words={words}
        tariff={tariff}
        email={email}
        surface={surface}
        confirmed={parseSurface(confirmedSurface)}
        file={file}
        maxTotalBytes={delivery.kind === "emailjs" ? delivery.maxTotalBytes : undefined}
        isHidden={done !== undefined}
        form={form}
        onInput={read}
        onRecompute={() => enterSurface(confirmedSurface)}
        onSubmit={submit}
      >
        <OrderSubmit
          words={words}
          email={email}
          review={reviewOrder({ fields, hasPrice, hasWrongFile })}
          isLive={fields !== undefined}
          isSending={isSending}
          sending={sending}
          failure={failure}
        />
      </OrderForm>
      {done === undefined ? null : (
        <OrderDone
          order={done}
          words={words.done}
          delivery={delivery.kind}
          email={email}
          subject={subject}
          onEdit={() => {
            isEdited.current = true;
            setDone(undefined);
          }}
        />
      )}
    </>
  );
}
