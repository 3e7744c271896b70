import { type EntryName, type FieldPath, fieldKey } from "./edit.ts";

/** A field, or an entry if `path` is empty. */
export type LinkedField = { readonly entry: EntryName; readonly path: FieldPath };

/** `form` opens the field in its form, `place` shows it on the page, or in its form if the page does not show it. */
export type LinkKind = keyof typeof marks;

/** The hash of an address that opens the list of unused images. */
export const unusedImagesLink = "#site-images";

const marks = { form: "#site-edit=", place: "#site-show=" } as const;

/** Writes the hash of an address that leads to a field. */
export function writeFieldLink({ entry, path }: LinkedField, kind: LinkKind = "form"): string {
  return marks[kind] + encodeURIComponent(fieldKey(entry, path));
}

/** Undefined if the hash leads to no field. */
export function readFieldLink(hash: string, kind: LinkKind = "form"): LinkedField | undefined {
  const mark = marks[kind];
  if (!hash.startsWith(mark)) return undefined;
  try {
    const read: unknown = JSON.parse(decodeURIComponent(hash.slice(mark.length)));
    const [collection, id, ...path] = Array.isArray(read) ? (read as readonly unknown[]) : [];
    const isName = (collection === null || typeof collection === "string") && typeof id === "string";
    if (!isName || !path.every((step) => typeof step === "string" || typeof step === "number"))
      return undefined;
    return { entry: { collection: collection ?? undefined, id }, path };
  } catch {
    return undefined;
  }
}
