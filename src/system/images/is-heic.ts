/** Whether a file is a photograph as telephones keep them, which this program’s decoder does not read. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx])$/.test(Buffer.from(bytes.subarray(4, 12)).toString("latin1"));
}
