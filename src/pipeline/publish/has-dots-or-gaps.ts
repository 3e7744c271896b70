/** True when a path from the published folder has a segment that is empty, “.” or “..” and would lead elsewhere. */
export function hasDotsOrGaps(path: string): boolean {
  return /(?:^|\/)\.{0,2}(?:\/|$)/.test(path);
}
