import { parseSurface } from "../../pricing/report-price.ts";

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
