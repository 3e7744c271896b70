import type { Text } from "../../words/message.ts";
/** Something that was removed from a drawing. `nth` is the index of its tag among the tags of the same name, from 0. */
export type Loss = {
  readonly what: Text;
  readonly kind: LossKind;
  readonly tag: string;
  readonly nth: number;
};

export type LossKind = "element" | "html" | "script" | "address" | "style";
