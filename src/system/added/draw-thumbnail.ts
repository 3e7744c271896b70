import { mostPixels } from "../images/raster-limits.ts";

/** Twice as wide as it is shown. */
const widthPx = 320;

/** A thumbnail of an image as a `data:` URL. Undefined when the file is not an image. */
export async function drawThumbnail(bytes: Uint8Array): Promise<string | undefined> {
  const { default: sharp } = await import("sharp");
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels }).rotate();
    const small = image.resize({ width: widthPx, height: widthPx, fit: "inside" }).webp();
    return `data:image/webp;base64,${(await small.toBuffer()).toString("base64")}`;
  } catch {
    return undefined;
  }
}
