import { existsSync } from "node:fs";

/**
 * The file of one of a bundle’s inputs, an absolute path: styles may request `font.woff2?v=2`, which is `font.woff2`.
 */
export function withoutSuffix(path: string): string {
  return existsSync(path) ? path : path.replace(/[?#][^/\\]*$/, "");
}
