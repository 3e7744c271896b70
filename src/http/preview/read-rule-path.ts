/**
 * Reads the path of a rule, decoded like the paths of requests. Ignores the host name of an address, because a preview
 * has another one. Undefined when it is not a path.
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
