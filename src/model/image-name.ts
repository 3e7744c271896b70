import { posix } from "node:path";
import { slugify } from "./route.ts";

/** Of what people call their photographs, what no address has to encode and no list of addresses ends at. */
export function nameOfImage(path: string): string {
  return slugify(posix.basename(path, posix.extname(path))) || "image";
}

/** What one width of a photograph is called before it has its fingerprint, as in `facade-800.avif`. */
export function nameOfWidth(name: string, width: number, extension: string): string {
  return `${name}-${width}.${extension}`;
}

/** The photograph and the width that a published file is of: `assets/facade-800.0123456789.avif`. Undefined for others. */
export function readNameOfWidth(path: string): { readonly name: string; readonly width: number } | undefined {
  const [, name = "", width] =
    /^assets\/([a-z0-9-]+)-(\d+)\.[0-9a-f]{10}\.(?:avif|webp|jpg|png)$/.exec(path) ?? [];
  return width === undefined ? undefined : { name, width: Number(width) };
}
