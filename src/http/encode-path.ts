/** Encodes a decoded path for use in an address. */
export function encodePath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
