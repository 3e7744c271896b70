/** The `action` of a form that opens the visitor’s mail program, for `method="post" enctype="text/plain"`. */
export function mailAction(email: string, subject: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}`;
}
