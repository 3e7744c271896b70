/** True where a path from the published folder has a segment that is empty, “.” or “..”: it would lead elsewhere. */
export function hasDotsOrGaps(path: string): boolean {
  return /(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}
