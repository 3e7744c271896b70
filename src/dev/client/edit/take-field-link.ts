import { type LinkedField, readFieldLink } from "../../../edit/field-link.ts";

/** The field that the address of this page opens. It is taken out of the address: a reload opens nothing. */
export function takeFieldLink(): LinkedField | undefined {
  const linked = readFieldLink(location.hash);
  if (linked) window.history.replaceState(window.history.state, "", location.pathname + location.search);
  return linked;
}
