import { parseSurface, type ReportPrice } from "../../pricing/report-price.ts";

/** What a visitor orders: the fields of the form, and the price of the surface in the calculator. */
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

/** Reads the order off its form, which the browser has found valid. */
export function readOrder(form: HTMLFormElement, { price }: ReportPrice, file: File | undefined): Order {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return {
    address: text("address"),
    confirmedSurface: parseSurface(text("confirmedSurface")) ?? 0,
    specificRequest: text("specificRequest"),
    email: text("email"),
    price,
    file: file ?? null,
  };
}
