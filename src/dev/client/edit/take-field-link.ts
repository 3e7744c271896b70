import { type LinkedField, readFieldLink, unusedImagesLink } from "../../../edit/field-link.ts";

/** The field, or the images that stand nowhere, that the address of this page opens. It is taken out of the address: a reload opens nothing. */
export function takeFieldLink(): LinkedField | "images" | undefined {
  const linked = location.hash === unusedImagesLink ? "images" : readFieldLink(location.hash);
  if (linked) window.history.replaceState(window.history.state, "", location.pathname + location.search);
  return linked;
}
