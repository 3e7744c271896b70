import type { en } from "./en.ts";

/** What a language must say: as the English catalogue does, from the same data. */
export type Catalogue = { readonly [Section in keyof typeof en]: Translated<(typeof en)[Section]> };

type Translated<Section> = {
  readonly [Key in keyof Section]: Section[Key] extends (data: infer Data) => string
    ? (data: Data) => string
    : string;
};
