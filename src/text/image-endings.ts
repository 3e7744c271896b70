/** Formats of compressed pixels. Builds read them, browsers show them, and hosts send them as they are. */
const packed = ["avif", "gif", "jpg", "jpeg", "png", "webp"] as const;

/** The media types of all images that a site may publish, by ending. */
export const shownTypes: { readonly [Ending in (typeof packed)[number] | "svg" | "ico"]: string } = {
  avif: "image/avif",
  gif: "image/gif",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  svg: "image/svg+xml",
  ico: "image/x-icon",
};

/** Servers that were installed some years ago do not know the types of these. */
export const youngEndings = ["avif"] as const;

/** The formats in which builds offer each photograph. Browsers take the first that they know. */
export const offeredFormats = ["avif", "webp"] as const;
export type OfferedFormat = (typeof offeredFormats)[number];

/** The endings of the published widths of a photograph: those offered, the fallbacks, and a GIF that moves. */
export const widthEndings: readonly string[] = [...offeredFormats, "jpg", "png", "gif"];

/** True for the name or path of an image of any format. */
export function isImage(path: string): boolean {
  return isContentImage(path) || endsAs(path, "ico");
}

/** True for the path of an image that has its place in `content/`, also of one that builds cannot read. */
export function isContentImage(path: string): boolean {
  // Telephones write these. Their problem says how to convert them.
  return isReadImage(path) || endsAs(path, "heic", "heif");
}

/** True for the path of an image of which builds make published ones. */
export function isReadImage(path: string): boolean {
  return endsAs(path, ...packed, "svg", "tif", "tiff");
}

/** True for the path of an image that browsers show. */
export function isShownImage(path: string): boolean {
  return endsAs(path, ...Object.keys(shownTypes));
}

/** True for the path of an image that hosts send as it is, because its bytes are compressed. */
export function isPackedImage(path: string): boolean {
  return endsAs(path, ...packed);
}

/** The media types of compressed pixels, which run no code. */
export function listPackedTypes(): readonly string[] {
  return packed.map((ending) => shownTypes[ending]);
}

/** Cameras and Windows write endings in capitals. */
function endsAs(path: string, ...endings: readonly string[]): boolean {
  const lower = path.toLowerCase();
  return endings.some((ending) => lower.endsWith(`.${ending}`));
}
