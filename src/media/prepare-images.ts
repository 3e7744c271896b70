import { posix } from "node:path";
import type { Sharp } from "sharp";
import type { PreparedImages } from "../bundle/assemble-manifest.ts";
import type { OnProgress } from "../few-at-once.ts";
import { nameOfImage, nameOfWidth } from "../model/image-name.ts";
import { fingerprint } from "../model/memory/hash.ts";
import { keys } from "../model/memory/kinds.ts";
import type { Memory } from "../model/memory/memory.ts";
import type { ImageAsset, OutputFile, RawFile } from "../model/model.ts";
import { explainMissingPart, loadSharp, PartMissing } from "../store/machine-parts.ts";
import { type OfferedFormat, offeredFormats } from "../text/image-endings.ts";
import { type Message, say } from "../words/message.ts";
import type { Problem, Report } from "../words/problem.ts";
import { type CleanSvg, cleanSvg } from "./clean-svg.ts";
import {
  firstLine,
  isHeic,
  largestWidth,
  mostPixels,
  TooLarge,
  UnusableFile,
  widths,
} from "./raster-limits.ts";

/** The width of the file for browsers without AVIF and WebP. */
const fallbackWidth = 1200;

/** Qualities at which the formats look alike. The highest quality is 100. */
const quality: { readonly [Format in OfferedFormat | "jpeg"]: number } = { avif: 55, webp: 76, jpeg: 80 };

type StoredImage = {
  readonly asset: ImageAsset;
  readonly files: readonly { readonly path: string; readonly base64: string }[];
  /** What was removed from an SVG image. */
  readonly losses?: CleanSvg["losses"];
};

/**
 * What is made of images that are not remembered. `fallbacks`: of raster images only the file for browsers without AVIF
 * and WebP, which takes a fraction of a second instead of up to minutes.
 */
type Extent = "all" | "fallbacks";

/** `unfinished` are the paths of the images of which only the fallback was made. */
export type BegunImages = PreparedImages & { readonly unfinished: readonly string[] };

/** Cleans SVG files, and converts raster images to AVIF, WebP and a fallback in several widths. */
export async function prepareImages(
  sources: readonly RawFile[],
  memory: Memory,
  report: Report,
  onProgress: OnProgress = () => {},
  extent: Extent = "all",
): Promise<BegunImages> {
  const images: Record<string, ImageAsset> = {};
  const files = new Map<string, OutputFile>();
  const unfinished: string[] = [];
  const make = async (path: string, source: Uint8Array, key: string): Promise<StoredImage> => {
    const isDrawing = path.endsWith(".svg");
    if (!isDrawing && extent === "fallbacks") {
      unfinished.push(path);
      return encodeRaster(path, source, "fallbacks");
    }
    const made = isDrawing ? await prepareSvg(path, source) : await encodeRaster(path, source, "all");
    return memory.keep<StoredImage>("images", key, made);
  };
  for (const [done, { path, bytes: source }] of sources.entries()) {
    onProgress(done, sources.length);
    try {
      const key = keys.images(posix.basename(path), source);
      const stored = memory.find<StoredImage>("images", key) ?? (await make(path, source, key));
      const { asset, files: made, losses = [] } = stored;
      images[path] = asset;
      for (const loss of losses)
        report({ code: "entry/cleaned-image", severity: "warning", file: path, ...loss });
      for (const { path, base64 } of made) files.set(path, { path, bytes: Buffer.from(base64, "base64") });
    } catch (error) {
      if (error instanceof PartMissing) report(explainMissingPart(error));
      else
        report({
          code: "entry/invalid-image",
          severity: "error",
          file: path,
          ...explain(error as Error, path, source),
        });
    }
  }
  onProgress(sources.length, sources.length);
  return { images, files: [...files.values()], unfinished };
}

function explain(error: Error, path: string, source: Uint8Array): Pick<Problem, "message" | "hint"> {
  if (error instanceof TooLarge)
    return {
      message: say("entry/invalid-image.too-large", { reason: error.reason }),
      hint: path.endsWith(".svg")
        ? say("entry/invalid-image.too-large.drawing.hint")
        : say("entry/invalid-image.too-large.hint", { width: largestWidth }),
    };
  return {
    message: isHeic(source)
      ? say("entry/invalid-image.heic")
      : say("entry/invalid-image", { reason: reasonOf(error) }),
    hint: say("entry/invalid-image.hint"),
  };
}

/** Explains the usual messages of the image decoders. */
function reasonOf(error: Error): Message {
  if (error instanceof UnusableFile) return error.reason;
  if (/unsupported image format/.test(error.message)) return say("no-image.unknown-format");
  return say("no-image.said", { said: firstLine(error.message) });
}

async function prepareSvg(path: string, source: Uint8Array): Promise<StoredImage> {
  const { svg, width, height, losses } = await cleanSvg(source);
  const bytes = Buffer.from(svg);
  const file = `assets/${fingerprint(`${nameOfImage(path)}.svg`, bytes)}`;
  return {
    asset: { width, height, placeholder: undefined, fallback: file, sources: [] },
    files: [{ path: file, base64: bytes.toString("base64") }],
    losses,
  };
}

async function encodeRaster(path: string, source: Uint8Array, extent: Extent): Promise<StoredImage> {
  const sharp = await loadSharp();
  const opened = await sharp(source, { limitInputPixels: false }).metadata();
  const { width: across = 0, height: down = 0, pages = 1, format: form } = opened;
  if (across * down > mostPixels)
    throw new TooLarge(say("no-image.pixels", { across, down, pixels: across * down, most: mostPixels }));
  // Cameras store their orientation as metadata; from here on the pixels are upright without metadata. In a format
  // other than raw they would lose quality twice; decoding again for each file would double the time.
  const { data, info } = await sharp(source).rotate().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const { dominant, isOpaque } = await upright().stats();
  const name = nameOfImage(path);
  const widest = Math.min(width, largestWidth);
  const offered = extent === "fallbacks" ? [] : [...widths.filter((candidate) => candidate < widest), widest];
  const stored: { path: string; base64: string }[] = [];
  const keep = (extension: string, at: number, bytes: Uint8Array) => {
    const file = `assets/${fingerprint(nameOfWidth(name, at, extension), bytes)}`;
    stored.push({ path: file, base64: Buffer.from(bytes).toString("base64") });
    return { path: file, width: at };
  };
  const encode = async (format: OfferedFormat | "jpeg" | "png", at: number) => {
    const image = upright().resize({ width: at });
    const encoded =
      format === "png" ? image.png({ palette: true }) : image[format]({ quality: quality[format] });
    return keep(format === "jpeg" ? "jpg" : format, at, await encoded.toBuffer());
  };
  const placeholder = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  const isMoving = pages > 1 && (form === "gif" || form === "webp");
  if (isMoving) {
    // A long animation of many pixels would keep the build busy for minutes.
    const tried = across * down * pages > mostPixels ? [] : offered;
    const open = (options: { readonly animated: true }) => sharp(source, options);
    const moving = await encodeAnimation(source, form, width, tried, open, keep);
    return { asset: { width, height, placeholder, ...moving }, files: stored };
  }
  const sources: ImageAsset["sources"][number][] = [];
  for (const format of offered.length === 0 ? [] : offeredFormats) {
    const variants: { path: string; width: number }[] = [];
    for (const at of offered) variants.push(await encode(format, at));
    sources.push({ type: `image/${format}`, variants });
  }
  const fallback = await encode(isOpaque ? "jpeg" : "png", Math.min(width, fallbackWidth));
  return { asset: { width, height, placeholder, fallback: fallback.path, sources }, files: stored };
}

type Open = (options: { readonly animated: true }) => Sharp;
/** Keeps a file and returns its path. `width` is undefined for the original. */
type Keep = (format: "webp" | "gif", width: number, bytes: Uint8Array) => { path: string; width: number };

/**
 * Encodes an animation as WebP, in the widths where that has fewer bytes than the original, which browsers without WebP
 * get. There is no AVIF, because its encoder makes still images only.
 */
async function encodeAnimation(
  source: Uint8Array,
  format: "webp" | "gif",
  width: number,
  widths: readonly number[],
  open: Open,
  keep: Keep,
): Promise<Pick<ImageAsset, "fallback" | "sources">> {
  const variants: { path: string; width: number }[] = [];
  for (const at of widths) {
    const bytes = await open({ animated: true })
      .resize({ width: at })
      .webp({ quality: 76, effort: 4 })
      .toBuffer();
    // With few colours, the GIF may be smaller.
    if (bytes.byteLength < source.byteLength) variants.push(keep("webp", at, bytes));
  }
  const { path } = keep(format, width, source);
  return { fallback: path, sources: variants.length === 0 ? [] : [{ type: "image/webp", variants }] };
}
