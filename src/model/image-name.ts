import { posix } from "node:path";
import { widthEndings } from "../text/image-endings.ts";
import { findRouteFault, slugify } from "./route.ts";

/** A photograph’s file name reduced to characters that need no encoding in addresses and lists of addresses. */
export function nameOfImage(path: string): string {
  const stem = toFileStem(posix.basename(path, posix.extname(path)));
  return stem.match(/[a-z0-9]+/g)?.join("-") || "image";
}

/** The name of one width of a photograph before it gets a fingerprint, as in `facade-800.avif`. */
export function nameOfWidth(name: string, width: number, extension: string): string {
  return `${name}-${width}.${extension}`;
}

/** The photograph and the width of a published file: `assets/facade-800.0123456789.avif`. Undefined for other files. */
export function readNameOfWidth(path: string): { readonly name: string; readonly width: number } | undefined {
  const [, name = "", width, ending = ""] =
    /^assets\/([a-z0-9-]+)-(\d+)\.[0-9a-f]{10}\.([a-z]+)$/.exec(path) ?? [];
  return widthEndings.includes(ending) ? { name, width: Number(width) } : undefined;
}

/** `./front.jpg` is relative to the file that names it; `/images/front.jpg` to `content/`. */
export function resolveImage(image: string, file: string): string {
  // Keyboards and disks encode accents in two ways; the known names are in NFC.
  const path = image.normalize("NFC");
  return path.startsWith("/") ? `content${posix.normalize(path)}` : posix.join(posix.dirname(file), path);
}

/**
 * A name for a new file or folder, without ending, that every system and host can have: lower-case letters of any
 * script, digits and hyphens. `Été (1)` becomes `ete-1`, and `CON`, which Windows keeps for itself, `con-1`. May be
 * empty.
 */
export function toFileStem(name: string): string {
  const slug = slugify(name);
  const fault = findRouteFault(`/${slug}`);
  return fault?.kind === "device" || fault?.kind === "long" ? (fault.mended?.slice(1) ?? "") : slug;
}
