import { posix } from "node:path";

/** `./front.jpg` is relative to the file that names it; `/images/front.jpg` to `content/`. */
export function resolveImage(image: string, file: string): string {
  // Keyboards and disks encode accents in two ways; the known names are in NFC.
  const path = image.normalize("NFC");
  return path.startsWith("/") ? `content${posix.normalize(path)}` : posix.join(posix.dirname(file), path);
}
