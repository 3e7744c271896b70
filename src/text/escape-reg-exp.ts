/** Escapes `text` for use in a regular expression. Unlike `RegExp.escape`, it keeps spaces, which callers replace. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
