/** A format of images. Its first ending is the usual one. */
type ImageFormat = {
  readonly type: `image/${string}`;
  readonly endings: readonly string[];
  /** Builds make published files of one in `content/`, or refuse it and say how to convert it. Others have no place there. */
  readonly inContent?: "read" | "refused";
  /** Browsers show it, so that a site may publish it. */
  readonly isShown?: true;
  /** Its bytes are compressed pixels: hosts send them as they are, and they run no code. */
  readonly isPacked?: true;
  /** Servers that were installed some years ago do not know its type. */
  readonly isYoung?: true;
};

const formats: readonly ImageFormat[] = [
  { type: "image/avif", endings: ["avif"], inContent: "read", isShown: true, isPacked: true, isYoung: true },
  { type: "image/gif", endings: ["gif"], inContent: "read", isShown: true, isPacked: true },
  { type: "image/jpeg", endings: ["jpg", "jpeg"], inContent: "read", isShown: true, isPacked: true },
  { type: "image/png", endings: ["png"], inContent: "read", isShown: true, isPacked: true },
  { type: "image/svg+xml", endings: ["svg"], inContent: "read", isShown: true },
  { type: "image/webp", endings: ["webp"], inContent: "read", isShown: true, isPacked: true },
  { type: "image/x-icon", endings: ["ico"], isShown: true },
  { type: "image/tiff", endings: ["tif", "tiff"], inContent: "read" },
  // The photographs of many telephones, which the decoder cannot read.
  { type: "image/heic", endings: ["heic", "heif"], inContent: "refused" },
];

/** The formats that a site may publish. */
export const shownFormats = formats.filter(({ isShown }) => isShown);

/** The formats in which builds offer each photograph. Browsers take the first that they know. */
export const offeredFormats = ["avif", "webp"] as const;
export type OfferedFormat = (typeof offeredFormats)[number];

/** The endings of the published widths of a photograph: those offered, the fallbacks, and a GIF that moves. */
export const widthEndings = [...offeredFormats, "jpg", "png", "gif"] as const;

/** True for the name or path of an image of any format. */
export function isImage(path: string): boolean {
  return formatOf(path) !== undefined;
}

/** True for the path of an image that has its place in `content/`, also of one that builds refuse. */
export function isContentImage(path: string): boolean {
  return formatOf(path)?.inContent !== undefined;
}

/** True for the path of an image that builds read. */
export function isReadImage(path: string): boolean {
  return formatOf(path)?.inContent === "read";
}

/** True for the path of an image that browsers show. */
export function isShownImage(path: string): boolean {
  return formatOf(path)?.isShown === true;
}

/** True for the path of an image that hosts send as it is, because its bytes are compressed. */
export function isPackedImage(path: string): boolean {
  return formatOf(path)?.isPacked === true;
}

/** Cameras and Windows write endings in capitals. */
function formatOf(path: string): ImageFormat | undefined {
  const [, ending = ""] = /\.(\w+)$/.exec(path.toLowerCase()) ?? [];
  return formats.find(({ endings }) => endings.includes(ending));
}
