/** Two paths with the same result may be the same file on disks that ignore case, Unicode normalisation, or both. */
export function foldPath(path: string): string {
  if (/^[a-z0-9/._-]*$/.test(path)) return path;
  // Lower-casing may decompose a letter, so normalisation comes last.
  return path.normalize("NFC").toLowerCase().normalize("NFC");
}
