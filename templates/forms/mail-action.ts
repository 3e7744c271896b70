/**
 * A `mailto:` address of the firm. As the `action` of a form with `method="post" enctype="text/plain"` it has no body,
 * which the browser writes from the fields.
 */
export function mailAction(email: string, subject: string, lines: readonly string[] = []): string {
  return withLines(`mailto:${email}`, lines, subject);
}

/** The same from the `action` of a form, with another subject if one is given. */
export function withLines(action: string, lines: readonly string[], subject?: string): string {
  const start =
    subject === undefined ? action : `${action.split("?")[0]}?subject=${encodeURIComponent(subject)}`;
  // Mail programs do not read “+” as a space, and need both characters of a line end.
  const body = lines.flatMap((line) => line.split(/\r?\n/)).map(encodeURIComponent);
  return body.length === 0 ? start : `${start}&body=${body.join("%0D%0A")}`;
}
