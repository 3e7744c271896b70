import type { en } from "./en.ts";

/** What each language must provide: the messages of the English catalogue, made from the same data. */
export type Catalogue = Translated<typeof en>;

/** The same messages in another language. */
export type Translated<Section> = {
  readonly [Key in keyof Section]: Section[Key] extends (data: infer Data) => string
    ? (data: Data) => string
    : Section[Key] extends string
      ? string
      : Translated<Section[Key]>;
};
