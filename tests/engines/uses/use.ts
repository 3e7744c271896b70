import type { Engine, Setting, Visitor } from "../../support/engines/visitor.ts";

/** Something that visitors do on a page, in each engine. */
export type Use = {
  /** What they see, as a sentence. */
  readonly title: string;
  readonly route: string;
  readonly setting?: Setting;
  /** Where it cannot be done, and why. */
  readonly not?: { readonly [name in Engine["name"]]?: string };
  /** What the page may say. */
  readonly allowed?: readonly RegExp[];
  run(visitor: Visitor): Promise<void>;
};

export const phone: Setting = { width: 390, height: 800 };

/** Why Firefox is left out of what is done without scripts. */
export const afterClick = "with scripts off, its driver answers no more after a click";
