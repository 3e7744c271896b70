import { say } from "../../words/message.ts";
import { largestWidth, mostPixels } from "../images/raster-limits.ts";
import { TooLarge } from "../images/too-large.ts";
import { UnusableFile } from "../images/unusable-file.ts";

export type Photograph = {
  readonly extension: ".jpg" | ".png" | ".webp";
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
};

/** A quality without visible loss, because published files are made from the result. */
const quality = 90;

/**
 * Makes a photograph upright, without metadata, in sRGB, and no wider than `largestWidth`. Throws when it is not an
 * image.
 */
export async function preparePhotograph(source: Uint8Array): Promise<Photograph> {
  const { default: sharp } = await import("sharp");
  const {
    format,
    width: across = 0,
    height: down = 0,
    pages = 1,
  } = await sharp(source, {
    limitInputPixels: false,
  }).metadata();
  if (across * down > mostPixels)
    throw new TooLarge(
      say("entry/invalid-image.pixels", { across, down, pixels: across * down, most: mostPixels }),
    );
  if (pages > 1) throw new UnusableFile(say("add/several-pictures"));
  const image = sharp(source).rotate().resize({ width: largestWidth, withoutEnlargement: true });
  const { isOpaque } = await sharp(source).stats();
  const kept = extensionFor(format, isOpaque);
  const encoded =
    kept === ".png"
      ? image.png({ compressionLevel: 9 })
      : kept === ".webp"
        ? image.webp({ quality })
        : image.jpeg({ quality, mozjpeg: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { extension: kept, bytes: data, width: info.width, height: info.height };
}

/** Screenshots and drawings have sharp edges, which JPEG blurs. */
function extensionFor(format: string | undefined, isOpaque: boolean): Photograph["extension"] {
  if (format === "webp") return ".webp";
  return format === "png" || format === "gif" || !isOpaque ? ".png" : ".jpg";
}
