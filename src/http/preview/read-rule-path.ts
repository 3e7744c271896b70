/**
 * The path of a rule, decoded like the paths of requests. Of a whole address only the path counts, because a preview
 * has another host name. Undefined when it is not a path.
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
