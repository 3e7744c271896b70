import { existsSync } from "node:fs";

/** The file that a bundle means by one of its inputs, an absolute path: styles may ask for `font.woff2?v=2`, which is `font.woff2`. */
export function withoutSuffix(path: string): string {
  return existsSync(path) ? path : path.replace(/[?#][^/\\]*$/, "");
}
