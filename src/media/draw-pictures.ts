import { fewAtOnce, type OnProgress } from "../few-at-once.ts";
import { keys } from "../model/memory/kinds.ts";
import type { Kept } from "../model/memory/memory.ts";
import type { OutputFile, Picture } from "../model/model.ts";
import { once } from "../once.ts";
import { countCores } from "../store/count-cores.ts";
import { explainMissingPart, loadSharp, PartMissing } from "../store/machine-parts.ts";
import { say } from "../words/message.ts";
import type { Report } from "../words/problem.ts";
import { firstLine } from "./raster-limits.ts";

/** One more than cores: each waits at times while its data pass between libvips and its thread pool. */
const picturesAtOnce = once(() => countCores() + 1);

/**
 * Draws pictures as PNG, or returns remembered ones. One whose SVG cannot be read is reported and left out. Once
 * `signal` is aborted, pictures in progress are finished and the others left out.
 */
export async function drawPictures(
  pictures: readonly Picture[],
  memory: Kept,
  report: Report,
  signal?: AbortSignal,
  onProgress?: OnProgress,
): Promise<readonly OutputFile[]> {
  const draw = async (picture: Picture): Promise<OutputFile | undefined> => {
    if (signal?.aborted) return undefined;
    try {
      const bytes =
        memory.find("pictures", keyOf(picture)) ??
        memory.keep("pictures", keyOf(picture), await paint(picture));
      return { path: picture.path, bytes };
    } catch (error) {
      if (error instanceof PartMissing) report(explainMissingPart(error));
      else
        report({
          code: "asset/invalid-picture",
          severity: "error",
          file: "templates/site.ts",
          message: say("asset/invalid-picture", {
            path: picture.path,
            reason: say("no-image.said", { said: reasonOf(error as Error) }),
          }),
          hint: say("asset/invalid-picture.hint"),
        });
      return undefined;
    }
  };
  // All at once would hold every drawing in memory.
  const files = await fewAtOnce(pictures, picturesAtOnce(), draw, onProgress);
  return files.flatMap((file) => file ?? []);
}

/** Returns the pictures that are remembered. */
export function recallPictures(pictures: readonly Picture[], memory: Kept): readonly OutputFile[] {
  return pictures.flatMap((picture) => {
    const bytes = memory.find("pictures", keyOf(picture));
    return bytes === undefined ? [] : [{ path: picture.path, bytes }];
  });
}

/** libvips repeats itself over several lines and includes errors of other pictures. */
function reasonOf({ message }: Error): string {
  const [, reason] = /XML parse error: .*? of data: (.+)/.exec(message) ?? [];
  return reason ?? firstLine(message.trim().replace(/:$/, ""));
}

function keyOf({ format, digest }: Picture): string {
  return keys.pictures(format, digest);
}

async function paint({ svg, format, width, height, colours }: Picture): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const source = Buffer.from(await svg());
  const { width: natural = width } = await sharp(source).metadata();
  // The density of the drawing, so that lines are drawn at the wanted size and never scaled as pixels.
  const png = await sharp(source, { density: (72 * width) / natural })
    .resize({ width, height, fit: "fill" })
    .png({ palette: true, colours, dither: 0, effort: 8, compressionLevel: 9 })
    .toBuffer();
  return format === "ico" ? wrapIcon(png, width, height) : png;
}

/**
 * An ICO file with one picture, which may be a PNG since Windows Vista. https://en.wikipedia.org/wiki/ICO_(file_format)
 */
function wrapIcon(png: Uint8Array, width: number, height: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  // A side of 256 px is written as 0.
  head.writeUInt8(width % 256, 6);
  head.writeUInt8(height % 256, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, png]);
}
