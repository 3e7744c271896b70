import type { Sharp } from "sharp";
import type { ImageAsset } from "../../model/model.ts";

type Open = (options: { readonly animated: true }) => Sharp;
/** Keeps a file and returns its path. `width` is undefined for the original. */
type Keep = (format: "webp" | "gif", width: number, bytes: Uint8Array) => { path: string; width: number };

/**
 * Encodes an animation as WebP, in the widths where that has fewer bytes than the original, which browsers without WebP
 * get. There is no AVIF, because its encoder makes still images only.
 */
export async function encodeAnimation(
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
