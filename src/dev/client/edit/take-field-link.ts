import { type LinkedField, readFieldLink, unusedImagesLink } from "../../../edit/field-link.ts";

/** Reads which field, or the unused images, the hash of the address opens. Removes the hash, so that a reload opens nothing. */
export function takeFieldLink(): LinkedField | "images" | undefined {
  const linked = location.hash === unusedImagesLink ? "images" : readFieldLink(location.hash);
  if (linked) window.history.replaceState(window.history.state, "", location.pathname + location.search);
  return linked;
}
