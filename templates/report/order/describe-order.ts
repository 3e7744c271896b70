import type { FormLine } from "../../forms/entry-lines.ts";
import { showKo } from "../../forms/files/file-size.ts";
import { fillIn } from "../../words/fill-in.ts";
import { formatEuros, formatSurface } from "../../words/french-number.ts";
import type { OrderWords } from "./order-schema.ts";
import type { Order } from "./read-order.ts";

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
