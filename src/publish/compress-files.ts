import type { OutputFile } from "../model.ts";

export type CompressedFormat = "br" | "gz";

/** Gives the bytes of a file in a format, as small as it makes them. */
export type Compress = (file: OutputFile, format: CompressedFormat) => Promise<Uint8Array>;

/** Below, compression saves less than the packet that carries the answer. */
const leastBytes = 1000;

/** The texts among `files` once more in each format, under their names with `.br` or `.gz` at the end. None without `compress`. */
export async function compressFiles(
  files: readonly OutputFile[],
  formats: readonly CompressedFormat[],
  compress: Compress | undefined,
): Promise<readonly OutputFile[]> {
  if (compress === undefined) return [];
  const wanted = files.filter(
    (file) => isText(file.path) && (file.sizeBytes ?? file.bytes.byteLength) >= leastBytes,
  );
  return Promise.all(
    wanted.flatMap((file) =>
      formats.map(async (format) => ({
        path: `${file.path}.${format}`,
        bytes: await compress(file, format),
      })),
    ),
  );
}

/** Images and fonts are compressed already, and what begins with a dot is for no visitor. */
function isText(path: string): boolean {
  return !/^\./.test(path) && /\.(?:html|css|js|mjs|svg|xml|json|txt|webmanifest|atom|ics)$/.test(path);
}
