import { Island } from "charpente";
import { FormNote } from "../../forms/form-note.tsx";
import { attachmentBytes, sendingWords } from "../../forms/sending-words.ts";
import type { BoardProps } from "../../workbench/board.ts";
import { chosenFiles } from "../../workbench/chosen-files.ts";
import { longText } from "../../workbench/fixtures.ts";
import { Group } from "../../workbench/specimen.tsx";
import { OrderDone } from "./order-done.tsx";
import { OrderForm } from "./order-form.tsx";
import { OrderSubmit } from "./order-submit.tsx";
import { ReportOrder } from "./report-order.tsx";
import { reviewOrder } from "./review-order.ts";

/** The form as the build draws it and the browser makes it live, then what becomes of an order. */
export function Order({ report, settings }: BoardProps) {
  const { title, note, noteWhenSent: _, ...words } = report.order;
  return (
    <>
      <Group name="ReportOrder">
        <h3 id="commander">{title}</h3>
        <Island
          name="ReportOrder"
          component={ReportOrder}
          props={{
            words,
            email: settings.email,
            sending: sendingWords(settings),
            delivery: { kind: "none" },
          }}
        />
        <div className="order-note">
          <FormNote id="commander-donnees" note={note} />
        </div>
      </Group>
      <Group name="OrderDone">
        <OrderDone
          order={{
            address: "12, rue des Tilleuls, 75011 Paris",
            confirmedSurface: 12_000,
            specificRequest: longText,
            email: settings.email,
            price: 4199,
            file: chosenFiles({ "factures-2025.zip": 3_000_000 }).files[0] ?? null,
          }}
          words={words.done}
          delivery="none"
          email={settings.email}
          subject={words.submit.subject}
          onEdit={() => {}}
        />
      </Group>
    </>
  );
}

type OrderStateProps = BoardProps & {
  readonly address: string;
  readonly isSending: boolean;
  readonly hasFailed: boolean;
};

/** A surface is given, its field says another one, and the address is missing. */
export function WaitingOrder(props: BoardProps) {
  return <OrderState {...props} address="" isSending={false} hasFailed={false} />;
}

/** The e-mail service has been asked. */
export function SendingOrder(props: BoardProps) {
  return <OrderState {...props} address="12, rue des Tilleuls" isSending hasFailed={false} />;
}

/** The e-mail service has refused. */
export function FailedOrder(props: BoardProps) {
  return <OrderState {...props} address="12, rue des Tilleuls" isSending={false} hasFailed />;
}

function OrderState({ report, settings, address, isSending, hasFailed }: OrderStateProps) {
  const { title, ...words } = report.order;
  const fields = { address, confirmedSurface: "1 500", email: settings.email, isEmail: true };
  return (
    <Group name="OrderForm, OrderSubmit">
      <h3 id="commander">{title}</h3>
      <OrderForm
        words={words}
        email={settings.email}
        surface={1200}
        confirmed={1500}
        file={chosenFiles({ "factures-2025.zip": 3_000_000 })}
        maxTotalBytes={attachmentBytes(settings)}
        isHidden={false}
        form={null}
        onInput={() => {}}
        onRecompute={() => {}}
        onSubmit={() => {}}
      >
        <OrderSubmit
          words={words}
          email={settings.email}
          review={reviewOrder({ fields, hasPrice: true, hasWrongFile: false })}
          isLive
          isSending={isSending}
          sending={sendingWords(settings)}
          failure={hasFailed ? words.failed : undefined}
        />
      </OrderForm>
    </Group>
  );
}
