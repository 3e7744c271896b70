import { parseSurface } from "../../pricing/report-price.ts";

/** What stands in the fields that the rest of the order depends on. */
export type OrderFields = {
  readonly address: string;
  readonly confirmedSurface: string;
  readonly email: string;
  /** False where the browser takes it for no address. */
  readonly isEmail: boolean;
};

/** What of an order can be missing or wrong. `surface` is the one in the calculator. */
export type OrderPart = "surface" | "address" | "confirmedSurface" | "email" | "file";

export type OrderReview = {
  /** In the order of the page, like `refused`. */
  readonly missing: readonly OrderPart[];
  /** What is there, but would be refused. */
  readonly refused: readonly OrderPart[];
  /** The button waits for the surface in the calculator, the address and the e-mail: for what is there, whatever it is. */
  readonly isWaiting: boolean;
};

type Entered = {
  /** Undefined until the form is live. */
  readonly fields: OrderFields | undefined;
  readonly hasPrice: boolean;
  readonly hasWrongFile: boolean;
};

/** Finds what keeps an order from being taken. */
export function reviewOrder({ fields, hasPrice, hasWrongFile }: Entered): OrderReview {
  const { address = "", confirmedSurface = "", email = "", isEmail = true } = fields ?? {};
  const isBlank = (text: string) => text.trim() === "";
  // Without a surface in the calculator, that is what is missing: the other one is a copy of it.
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
