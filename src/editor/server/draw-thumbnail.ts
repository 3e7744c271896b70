import { mostPixels } from "../../system/images/raster-limits.ts";

/** The size of a thumbnail in a list, twice that at which it is shown. */
const listedPx = 320;
/** The size of an image in an open text. */
export const shownPx = 960;

/** A thumbnail of an image as a `data:` URL. Undefined when the file is not an image. */
export async function drawThumbnail(bytes: Uint8Array, sizePx = listedPx): Promise<string | undefined> {
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels }).rotate();
    const small = image
      .resize({ width: sizePx, height: sizePx, fit: "inside", withoutEnlargement: true })
      .webp();
    return `data:image/webp;base64,${(await small.toBuffer()).toString("base64")}`;
  } catch {
    return undefined;
  }
}
