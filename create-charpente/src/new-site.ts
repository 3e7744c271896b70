/** A file of a new site. Its path is from the site’s folder, with `/`. */
export type NewFile = { readonly path: string; readonly bytes: Uint8Array };

export function toFile(path: string, text: string): NewFile {
  return { path, bytes: new TextEncoder().encode(text) };
}

export function readFile({ bytes }: NewFile): string {
  return new TextDecoder().decode(bytes);
}

/** A file that is copied from the old site. */
export type Copy = { readonly from: string; readonly to: string };

/** The conversions that the report counts. */
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
  "pageless",
  "boxes",
  "tabs",
  "included",
] as const;
export type DoneKind = (typeof doneKinds)[number];
export type Done = Map<DoneKind, number>;

/** Returns a function that counts a conversion. */
export function countIn(done: Done): (kind: DoneKind) => void {
  return (kind) => void done.set(kind, (done.get(kind) ?? 0) + 1);
}

/** The kinds of things that a person must check. */
export const leftKinds = [
  "setting",
  "untold",
  "base",
  "language",
  "tag",
  "component",
  "html",
  "image",
  "elsewhere",
  "link",
  "address",
  "pattern",
  "redirect",
  "date",
  "unlisted",
] as const;
export type LeftKind = (typeof leftKinds)[number];

/** Something that a person must check. `file` is in the new site, or for `untold` in the old one; `line` counts from 1. */
export type Left = {
  readonly kind: LeftKind;
  readonly file: string;
  readonly line?: number | undefined;
  /** That of a tag, a component or an element of HTML: the report counts these by name. */
  readonly name?: string | undefined;
  readonly what: string;
};
