import { isReadImage, youngEndings } from "../text/image-endings.ts";
import { say } from "../words/message.ts";
import { cleanSvg } from "./clean-svg.ts";
import { firstLine, isHeic, mostPixels, TooLarge, UnusableFile } from "./raster-limits.ts";

/** What the bytes of a foreign image are. `extension` begins with a full stop. A drawing is cleaned. */
type Identified = { readonly extension: string; readonly bytes: Uint8Array };

/**
 * Decides by the bytes what an image is, never by its name or what a server says, and decodes it as a whole: one that
 * was cut short is none. Throws `TooLarge` or `UnusableFile`.
 */
export async function identifyImage(bytes: Uint8Array): Promise<Identified> {
  if (isHeic(bytes)) throw new UnusableFile(say("entry/invalid-image.heic"));
  if (isSvg(bytes)) return { extension: ".svg", bytes: Buffer.from((await cleanSvg(bytes)).svg) };
  const { default: sharp } = await import("sharp");
  try {
    const { format = "", width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > mostPixels) {
      const pixels = width * height;
      throw new TooLarge(say("no-image.pixels", { across: width, down: height, pixels, most: mostPixels }));
    }
    // HEIC is refused above: the other images of its family have an ending of their own.
    const extension = `.${format === "heif" ? youngEndings[0] : format}`;
    if (!isReadImage(extension)) throw new UnusableFile(say("no-image.unknown-format"));
    await sharp(bytes, { failOn: "truncated" }).stats();
    return { extension, bytes };
  } catch (error) {
    if (error instanceof TooLarge || error instanceof UnusableFile) throw error;
    const { message } = error as Error;
    throw new UnusableFile(
      /unsupported image format/.test(message)
        ? say("no-image.unknown-format")
        : say("no-image.said", { said: firstLine(message) }),
    );
  }
}

/** Declarations and comments may stand before the element. */
export function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString();
  return /^\uFEFF?\s*</.test(start) && start.includes("<svg");
}
