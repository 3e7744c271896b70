import { type EntryName, type FieldPath, fieldKey } from "./edit.ts";

/** A field to open, or an entry if `path` is empty. */
export type LinkedField = { readonly entry: EntryName; readonly path: FieldPath };

/** The hash of an address that opens the list of unused images. */
export const unusedImagesLink = "#site-images";

const mark = "#site-edit=";

/** Writes the hash of an address that opens a field in its form, on any page. */
export function writeFieldLink({ entry, path }: LinkedField): string {
  return mark + encodeURIComponent(fieldKey(entry, path));
}

/** Undefined if the hash opens no field. */
export function readFieldLink(hash: string): LinkedField | undefined {
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
