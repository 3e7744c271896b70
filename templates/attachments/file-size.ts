/** A size in Ko of 1,024 bytes, rounded, as in `412 Ko`. */
export function formatKo(bytes: number): string {
  return `${Math.round(bytes / 1024)} Ko`;
}

/** What files weigh together, in bytes. */
export function totalBytes(files: readonly Pick<File, "size">[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
