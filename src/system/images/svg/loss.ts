import type { Text } from "../../../catalogue/message.ts";
/**
 * Something removed from a drawing: what it is, and the index of its tag among those of the same name, from 0 in the
 * order of the file.
 */
export type Loss = {
  readonly what: Text;
  readonly kind: LossKind;
  readonly tag: string;
  readonly nth: number;
};

export type LossKind = "element" | "html" | "script" | "address" | "style";
