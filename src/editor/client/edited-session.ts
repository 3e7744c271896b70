const key = "site-edit-session";

/** The session of the server that has sent a page. */
export function sessionOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>("script[data-session]")?.dataset.session;
}

/** Remembers that this tab is in edit mode, or forgets it. */
export function rememberEditing(isEditing: boolean): void {
  if (isEditing) sessionStorage.setItem(key, sessionOf(document) ?? "");
  else sessionStorage.removeItem(key);
}

/** True, once, if this tab was in edit mode when the server stopped. */
export function wasEditedBefore(): boolean {
  const known = sessionStorage.getItem(key);
  // The page reloads when the edit mode has begun. If it does not begin, it must not reload for ever.
  rememberEditing(false);
  return known !== null && known !== sessionOf(document);
}
