import { entryLines, type FormLine } from "../../forms/entry-lines.ts";
import { totalBytes } from "../../forms/files/file-size.ts";
import { withTemporaryForm } from "../../forms/files/with-temporary-form.ts";
import { type MailOutcome, type MailService, sendMailForm } from "../../mail/send-mail.ts";
import type { Order } from "./read-order.ts";

type Envelope = {
  readonly service: MailService;
  /** The firm’s address. */
  readonly to: string;
  readonly subject: string;
  readonly lines: readonly FormLine[];
};

/** Sends an order through the e-mail service, its file included, in one request. */
export function sendOrder(
  { file, price, confirmedSurface, address, specificRequest, email }: Order,
  { service, to, subject, lines }: Envelope,
): Promise<MailOutcome> {
  const fields = {
    to_email: to,
    from_name: email,
    subject,
    address,
    confirmedSurface: String(confirmedSurface),
    specificRequest,
    email,
    price: String(price),
    message: entryLines(lines).join("\n"),
  };
  const files = file === null ? [] : [file];
  return withTemporaryForm(fields, files, (form) =>
    sendMailForm(service, form, { fileBytes: totalBytes(files) }),
  );
}
