import { entryLines, type FormLine } from "../../forms/entry-lines.ts";
import { showKo, totalBytes } from "../../forms/files/file-size.ts";
import { withTemporaryForm } from "../../forms/files/with-temporary-form.ts";
import { type MailOutcome, type MailService, sendMailForm } from "../../mail/send-mail.ts";
import { parseSurface, reportPrice } from "../../pricing/report-price.ts";
import { fillIn } from "../../words/fill-in.ts";
import { formatEuros, formatSurface } from "../../words/french-number.ts";
import type { OrderWords } from "./order-schema.ts";

/** What a visitor orders: the fields of the form, and the price of the surface that they confirm. */
export type Order = {
  readonly address: string;
  /** m² */
  readonly confirmedSurface: number;
  readonly specificRequest: string;
  readonly email: string;
  /** Euros before tax. */
  readonly price: number;
  readonly file: File | null;
};

/** Reads the order off the data of its form. Undefined where the confirmed surface has no price, which the form refuses. */
export function readOrder(data: FormData, file: File | undefined): Order | undefined {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const confirmedSurface = parseSurface(text("confirmedSurface"));
  const price = reportPrice(confirmedSurface)?.price;
  if (confirmedSurface === undefined || price === undefined) return undefined;
  return {
    address: text("address"),
    confirmedSurface,
    specificRequest: text("specificRequest"),
    email: text("email"),
    price,
    file: file ?? null,
  };
}

/** The values of the fields that the rest of the order depends on. */
export type OrderFields = {
  readonly address: string;
  readonly confirmedSurface: string;
  readonly email: string;
  /** False when the browser considers it invalid. */
  readonly isEmail: boolean;
};

/** The parts of an order that may be missing or invalid. `surface` is the one in the calculator. */
type OrderPart = "surface" | "address" | "confirmedSurface" | "email" | "file";

export type OrderReview = {
  /** In the order of the page, like `refused`. */
  readonly missing: readonly OrderPart[];
  /** Values that are given but invalid. */
  readonly refused: readonly OrderPart[];
  /** The button needs the surface in the calculator, the address and the e-mail to be filled in, valid or not. */
  readonly isWaiting: boolean;
};

type Entered = {
  /** Undefined until hydration. */
  readonly fields: OrderFields | undefined;
  readonly hasPrice: boolean;
  readonly hasWrongFile: boolean;
};

/** Finds what prevents an order. */
export function reviewOrder({ fields, hasPrice, hasWrongFile }: Entered): OrderReview {
  const { address = "", confirmedSurface = "", email = "", isEmail = true } = fields ?? {};
  const isBlank = (text: string) => text.trim() === "";
  // Without a surface in the calculator, only that is reported: the other one is a copy of it.
  const needed: readonly (readonly [OrderPart, boolean])[] = [
    ["surface", !hasPrice],
    ["address", isBlank(address)],
    ["confirmedSurface", hasPrice && isBlank(confirmedSurface)],
    ["email", isBlank(email)],
  ];
  const isSurface = (parseSurface(confirmedSurface) ?? 0) > 0;
  const wrong: readonly (readonly [OrderPart, boolean])[] = [
    ["confirmedSurface", hasPrice && !isBlank(confirmedSurface) && !isSurface],
    ["email", !isBlank(email) && !isEmail],
    ["file", hasWrongFile],
  ];
  const missing = needed.flatMap(([part, isMissing]) => (isMissing ? [part] : []));
  return {
    missing,
    refused: wrong.flatMap(([part, isWrong]) => (isWrong ? [part] : [])),
    isWaiting: missing.some((part) => part !== "confirmedSurface"),
  };
}

/** An order line by line, for the summary on the page and for the message. */
export function describeOrder(
  order: Order,
  { labels, nothing, price }: OrderWords["done"],
): readonly FormLine[] {
  const { file } = order;
  return [
    { label: labels.address, value: order.address },
    { label: labels.confirmedSurface, value: formatSurface(order.confirmedSurface) },
    { label: labels.price, value: fillIn(price, { price: formatEuros(order.price) }) },
    { label: labels.email, value: order.email },
    { label: labels.specificRequest, value: order.specificRequest || nothing },
    { label: labels.file, value: file === null ? nothing : `${file.name} (${showKo(file.size)})` },
  ];
}

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
