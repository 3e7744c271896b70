/**
 * A mail to the firm that the visitor’s own program opens. As the `action` of a form, for `method="post"
 * enctype="text/plain"`, it goes without lines: the browser writes the fields there.
 */
export function mailAction(email: string, subject: string, lines: readonly string[] = []): string {
  // Mail programs know no “+” for a space, and want both characters at the end of a line.
  const body = lines.flatMap((line) => line.split(/\r?\n/)).map(encodeURIComponent);
  const start = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  return body.length === 0 ? start : `${start}&body=${body.join("%0D%0A")}`;
}
