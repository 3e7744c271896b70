import type { Text } from "../../../catalogue/message.ts";
/** Something that does not come out: what, and in which of the tags of that name, counted from 0 as they stand in the file. */
export type Loss = {
  readonly what: Text;
  readonly kind: LossKind;
  readonly tag: string;
  readonly nth: number;
};

export type LossKind = "element" | "html" | "script" | "address" | "style";
