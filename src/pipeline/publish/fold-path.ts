/** Two paths with the same fold may be one file: on disks that ignore case, the Unicode form of accents, or both. */
export function foldPath(path: string): string {
  if (/^[a-z0-9/._-]*$/.test(path)) return path;
  // Lower case may take a letter and its accent apart again, so the form is settled last.
  return path.normalize("NFC").toLowerCase().normalize("NFC");
}
