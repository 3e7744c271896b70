/** A part of the same drawing, as in `#gradient`. */
export function isOwnPart(address: string): boolean {
  return address.trimStart().startsWith("#");
}

/** A picture or a font that the drawing carries along. A drawing within the drawing is neither: it would not be cleaned. */
export function isEmbedded(address: string): boolean {
  return isEmbeddedPicture(address) || isEmbeddedFont(address);
}

export function isEmbeddedPicture(address: string): boolean {
  return /^\s*data:image\/(?:png|jpe?g|gif|webp|avif|bmp)[;,]/i.test(address);
}

function isEmbeddedFont(address: string): boolean {
  return /^\s*data:(?:font\/|application\/(?:x-)?font-|application\/vnd\.ms-)[a-z0-9.+-]*[;,]/i.test(address);
}

/** Where a click may lead who opened the drawing by itself. */
export function isHarmlessLink(address: string): boolean {
  const somewhere = "https://site.invalid";
  if (!URL.canParse(address, somewhere)) return false;
  return ["http:", "https:", "mailto:", "tel:"].includes(new URL(address, somewhere).protocol);
}
