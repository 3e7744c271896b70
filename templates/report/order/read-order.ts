import { parseSurface, reportPrice, type Tariff } from "../../pricing/report-price.ts";

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
export function readOrder(data: FormData, file: File | undefined, tariff: Tariff): Order | undefined {
  const text = (name: string) => String(data.get(name) ?? "").trim();
  const confirmedSurface = parseSurface(text("confirmedSurface"));
  const price = reportPrice(confirmedSurface, tariff)?.price;
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
