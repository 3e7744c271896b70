/**
 * A `mailto:` address of the firm. As the `action` of a form with `method="post" enctype="text/plain"` it has no body,
 * which the browser writes from the fields.
 */
export function mailAction(email: string, subject: string, lines: readonly string[] = []): string {
  // Mail programs do not read “+” as a space, and need both characters of a line end.
  const body = lines.flatMap((line) => line.split(/\r?\n/)).map(encodeURIComponent);
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  return body.length === 0 ? start : `${start}&body=${body.join("%0D%0A")}`;
}
