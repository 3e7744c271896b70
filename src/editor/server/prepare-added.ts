import { type ActivePart, findActiveParts } from "../../pipeline/check/read-active-pdf.ts";
import {
  isHeic,
  largestWidth,
  mostPixels,
  TooLarge,
  UnusableFile,
} from "../../system/images/raster-limits.ts";
import { cleanSvg } from "../../system/images/svg/clean-svg.ts";
import { inflate } from "../../system/inflate.ts";
import { type Message, say } from "../../words/message.ts";

/** A file added to a site, as it will be stored. `extension` begins with a full stop. */
export type Added =
  | {
      readonly status: "image";
      readonly extension: string;
      readonly bytes: Uint8Array;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly status: "document";
      readonly extension: ".pdf";
      readonly bytes: Uint8Array;
      readonly pages: number;
      /** What it does beyond showing pages. */
      readonly active: readonly ActivePart[];
    }
  | { readonly status: "refused"; readonly why: Message };

/** The photograph of a telephone has some 5 MB, a scanned document 20. */
export const mostBytes = 40_000_000;

/** Decides by the bytes, never by the name. Encodes images again, without the data that cameras and programs add. */
export async function prepareAdded(bytes: Uint8Array): Promise<Added> {
  if (bytes.length > mostBytes) return refuse(say("add/too-large", { bytes: bytes.length, most: mostBytes }));
  if (isHeic(bytes)) return refuse(say("add/heic"));
  try {
    if (startsWith(bytes, "%PDF-")) {
      const pages = await countPages(bytes);
      return { status: "document", extension: ".pdf", bytes, pages, active: findActiveParts(bytes, inflate) };
    }
    if (isSvg(bytes)) {
      const { svg, width, height } = await cleanSvg(bytes);
      return { status: "image", extension: ".svg", bytes: Buffer.from(svg), width, height };
    }
    return { status: "image", ...(await preparePhotograph(bytes)) };
  } catch (error) {
    if (error instanceof TooLarge || error instanceof UnusableFile) return refuse(error.reason);
    return refuse(say("add/unknown"));
  }
}

const refuse = (why: Message): Added => ({ status: "refused", why });

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;
}

/** Declarations and comments may stand before the element. */
function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString();
  return /^\uFEFF?\s*</.test(start) && start.includes("<svg");
}

/** The number of pages of a PDF. Throws, with a reason, when it needs a password or cannot be read. */
async function countPages(bytes: Uint8Array): Promise<number> {
  const { getDocumentProxy } = await import("unpdf");
  try {
    // The library takes ownership of the bytes, so it gets a copy.
    const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    const { numPages } = document;
    await document.destroy();
    return numPages;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnusableFile(say(isLocked ? "add/locked" : "add/broken-pdf"));
  }
}

type Photograph = {
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
async function preparePhotograph(source: Uint8Array): Promise<Photograph> {
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
    throw new TooLarge(say("no-image.pixels", { across, down, pixels: across * down, most: mostPixels }));
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
