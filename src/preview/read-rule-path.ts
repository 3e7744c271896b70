/**
 * The path of a rule, decoded as the paths of requests are. A whole address counts for its path: which name a preview
 * goes by says nothing. Undefined where it is none.
 */
export function readRulePath(written: string): string | undefined {
  const path = /^(?:https?:\/\/[^/\s]+)?(\/\S*)$/.exec(written)?.[1];
  if (path === undefined) return undefined;
  try {
    return decodeURIComponent(path).normalize("NFC");
  } catch {
    return undefined;
  }
}
