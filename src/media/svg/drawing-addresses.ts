/** A part of the same drawing, as in `#gradient`. */
export function isOwnPart(address: string): boolean {
  return address.trimStart().startsWith("#");
}

/** An embedded picture or font. An embedded drawing is not allowed, because it would not be cleaned. */
export function isEmbedded(address: string): boolean {
  return isEmbeddedPicture(address) || isEmbeddedFont(address);
}

export function isEmbeddedPicture(address: string): boolean {
  return /^\s*data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i.test(address);
}

function isEmbeddedFont(address: string): boolean {
  return /^\s*data:(?:font\/|application\/(?:x-)?font-|application\/vnd\.ms-)[a-z0-9.+-]*[;,]/i.test(address);
}

/** The target of a link, for people who open the drawing itself. */
export function isHarmlessLink(address: string): boolean {
  const somewhere = "https://site.invalid";
  if (!URL.canParse(address, somewhere)) return false;
  return ["http:", "https:", "mailto:", "tel:"].includes(new URL(address, somewhere).protocol);
}
