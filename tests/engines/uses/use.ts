import type { Engine, Setting, Visitor } from "../../support/engines/visitor.ts";

/** An action of visitors on a page, tested in each engine. */
export type Use = {
  /** The title of the test: what visitors see. */
  readonly title: string;
  readonly route: string;
  readonly setting?: Setting;
  /** The engines in which it cannot be tested, and why. */
  readonly not?: { readonly [name in Engine["name"]]?: string };
  /** Console messages that are allowed. */
  readonly allowed?: readonly RegExp[];
  run(visitor: Visitor): Promise<void>;
};

export const phone: Setting = { width: 390, height: 800 };

/** Why Firefox is excluded from actions without scripts. */
export const afterClick = "with scripts off, its driver answers no more after a click";
