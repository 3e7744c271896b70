/** Escapes `text` for use in a regular expression, as `RegExp.escape` does from Node 24 on. */
export function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
