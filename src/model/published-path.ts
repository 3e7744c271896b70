/** Two paths with the same result may be the same file on disks that ignore case, Unicode normalisation, or both. */
export function foldPath(path: string): string {
  if (/^[a-z0-9/._-]*$/.test(path)) return path;
  // Lower-casing may decompose a letter, so normalisation comes last.
  return path.normalize("NFC").toLowerCase().normalize("NFC");
}

/** The folders of a path, outermost first: `a/b/c.html` gives `a` and `a/b`. */
export function parentFolders(path: string): readonly string[] {
  const folders: string[] = [];
  for (let end = path.indexOf("/"); end !== -1; end = path.indexOf("/", end + 1))
    folders.push(path.slice(0, end));
  return folders;
}

/** True when a path from the published folder has a segment that is empty, “.” or “..” and would lead elsewhere. */
export function hasDotsOrGaps(path: string): boolean {
  return /(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}
