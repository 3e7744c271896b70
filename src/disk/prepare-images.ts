import { posix } from "node:path";
import type { CustomPlugin } from "svgo";
import type { PreparedImages } from "../bundle/assemble-manifest.ts";
import { fingerprint, hashOf } from "../hash.ts";
import type { ImageAsset, OutputFile, RawFile } from "../model.ts";
import type { Report } from "../problem.ts";
import { slugify } from "../route.ts";
import { firstLine } from "./first-line.ts";
import type { Memory } from "./memory.ts";

/** Widths in px at which a raster image is offered; none is made larger than it is. */
const widths = [400, 800, 1200, 1600, 2400];

/** The width of the file for browsers without AVIF and WebP. */
const fallbackWidth = 1200;

/** Qualities at which the formats look alike; 100 would be the source. */
const quality = { avif: 55, webp: 76, jpeg: 80 };

type StoredImage = {
  readonly asset: ImageAsset;
  readonly files: readonly { readonly path: string; readonly base64: string }[];
};

/** Cleans SVG files and brings raster images into AVIF, WebP and a fallback at several widths. */
export async function prepareImages(
  sources: readonly RawFile[],
  memory: Memory,
  report: Report,
): Promise<PreparedImages> {
  const images: Record<string, ImageAsset> = {};
  const files = new Map<string, OutputFile>();
  for (const { path, bytes: source } of sources) {
    try {
      const key = hashOf(posix.basename(path), source);
      const stored = await memory.rememberBytes("images", key, async () => {
        const made = path.endsWith(".svg") ? await cleanSvg(path, source) : await encodeRaster(path, source);
        return Buffer.from(JSON.stringify(made));
      });
      const { asset, files: made } = JSON.parse(Buffer.from(stored).toString()) as StoredImage;
      images[path] = asset;
      for (const { path, base64 } of made) files.set(path, { path, bytes: Buffer.from(base64, "base64") });
    } catch (error) {
      report({
        code: "entry/invalid-image",
        severity: "error",
        file: path,
        message: isHeic(source)
          ? "the file is a photograph in HEIC, as telephones take them, which cannot be read here"
          : `the file is no image that can be read: ${firstLine((error as Error).message)}`,
        hint: "save it anew as JPEG, PNG, WebP, AVIF or SVG",
      });
    }
  }
  return { images, files: [...files.values()] };
}

function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei[cmsx]|hev[cmsx])$/.test(Buffer.from(bytes.subarray(4, 12)).toString("latin1"));
}

async function cleanSvg(path: string, source: Uint8Array): Promise<StoredImage> {
  const { optimize } = await import("svgo");
  const { data } = optimize(Buffer.from(source).toString(), {
    multipass: true,
    plugins: [
      // Titles and view boxes stay: the first are for people, the second let a drawing scale.
      { name: "preset-default", params: { overrides: { cleanupIds: false } } },
      "removeScripts",
      { name: "removeAttrs", params: { attrs: "on.*" } },
      removeLateAddresses,
    ],
  });
  const bytes = Buffer.from(data);
  const { width, height } = readSvgSize(data);
  const file = `assets/${fingerprint(`${nameOf(path)}.svg`, bytes)}`;
  return {
    asset: { width, height, placeholder: undefined, fallback: file, sources: [] },
    files: [{ path: file, base64: bytes.toString("base64") }],
  };
}

/**
 * Who opens the file by its own address must stay there: an animation can put a script into a link after it was looked at,
 * and an HTML element among the others send on to another site.
 */
const removeLateAddresses: CustomPlugin = {
  name: "removeLateAddresses",
  fn: () => ({
    element: {
      enter: (node, parent) => {
        const isLate = /(?:^|:)href$/i.test(node.attributes.attributeName?.trim() ?? "");
        const leadsOn = /(?:^|:)meta$/i.test(node.name) && "http-equiv" in node.attributes;
        if (isLate || leadsOn) parent.children = parent.children.filter((child) => child !== node);
      },
    },
  }),
};

function readSvgSize(svg: string): { readonly width: number; readonly height: number } {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0];
  if (tag === undefined) throw new Error("there is no <svg> element");
  const box =
    /viewBox="([^"]+)"/
      .exec(tag)?.[1]
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const attribute = (name: string) =>
    Number.parseFloat(new RegExp(`\\s${name}="([\\d.]+)(?:px)?"`).exec(tag)?.[1] ?? "");
  const width = attribute("width") || box[2];
  const height = attribute("height") || box[3];
  if (!width || !height) throw new Error("neither width and height nor viewBox are given");
  return { width, height };
}

/** Of what people call their photos, what no address has to encode and no list of addresses ends at. */
function nameOf(path: string): string {
  return slugify(posix.basename(path, posix.extname(path))) || "image";
}

async function encodeRaster(path: string, source: Uint8Array): Promise<StoredImage> {
  const { default: sharp } = await import("sharp");
  // Cameras note how they were held; from here on the pixels stand upright and carry no other notes. In another format than
  // raw they would lose quality here once and in each file once more; decoded for each file anew, they take twice the time.
  const { data, info } = await sharp(source).rotate().raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const { dominant, isOpaque } = await upright().stats();
  const name = nameOf(path);
  const offered = [
    ...widths.filter((candidate) => candidate < width),
    Math.min(width, widths.at(-1) ?? width),
  ];
  const stored: { path: string; base64: string }[] = [];
  const encode = async (format: "avif" | "webp" | "jpeg" | "png", at: number) => {
    const image = upright().resize({ width: at });
    const bytes = await (format === "png"
      ? image.png({ palette: true })
      : image[format]({ quality: quality[format] })
    ).toBuffer();
    const file = `assets/${fingerprint(`${name}-${at}.${format === "jpeg" ? "jpg" : format}`, bytes)}`;
    stored.push({ path: file, base64: bytes.toString("base64") });
    return { path: file, width: at };
  };
  const sources: ImageAsset["sources"][number][] = [];
  for (const format of ["avif", "webp"] as const) {
    const variants: { path: string; width: number }[] = [];
    for (const at of new Set(offered)) variants.push(await encode(format, at));
    sources.push({ type: `image/${format}`, variants });
  }
  const fallback = await encode(isOpaque ? "jpeg" : "png", Math.min(width, fallbackWidth));
  const placeholder = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return { asset: { width, height, placeholder, fallback: fallback.path, sources }, files: stored };
}
