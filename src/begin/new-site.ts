/** A file of a new site. Its path is from the site’s folder, with `/`. */
export type NewFile = { readonly path: string; readonly bytes: Uint8Array };

/** A file of the old site that the new one holds as it is. */
export type Copy = { readonly from: string; readonly to: string };

/** What was done by itself, and how often. */
export const doneKinds = [
  "links",
  "figures",
  "videos",
  "code",
  "marks",
  "imports",
  "levels",
  "titles",
  "descriptions",
] as const;
export type DoneKind = (typeof doneKinds)[number];
export type Done = Map<DoneKind, number>;

/** What a person has to look at. */
export const leftKinds = [
  "tag",
  "component",
  "html",
  "image",
  "elsewhere",
  "link",
  "address",
  "redirect",
  "topic",
  "date",
] as const;
export type LeftKind = (typeof leftKinds)[number];

/** `file` is of the new site, and `line` from 1. */
export type Left = {
  readonly kind: LeftKind;
  readonly file: string;
  readonly line?: number | undefined;
  readonly what: string;
};
