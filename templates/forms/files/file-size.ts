import { formatNumber } from "../../words/french-number.ts";

/** A size in Ko of 1,024 bytes, rounded, as the firm’s mails write it: `5120 Ko`. */
export function formatKo(bytes: number): string {
  return `${inKo(bytes)} Ko`;
}

/** The same as a page writes it, which no line may cut: « 5 120 Ko ». */
export function showKo(bytes: number): string {
  return `${formatNumber(inKo(bytes))}\u00a0Ko`;
}

function inKo(bytes: number): number {
  return Math.round(bytes / 1024);
}

/** What files weigh together, in bytes. */
export function totalBytes(files: readonly Pick<File, "size">[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}
