/** True for HEIC, in which many telephones store photographs, and which the decoder cannot read. */
export function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx])$/.test(Buffer.from(bytes.subarray(4, 12)).toString("latin1"));
}
