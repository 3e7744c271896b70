import { createHmac } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { digestOf } from "../model/memory/hash.ts";
import { listQuietly, makeFolder, replaceFile } from "../store/disk.ts";
import type { HeldImage, SourceImage } from "./fetch-images.ts";

/** The last good result of a source. */
export type KeptSource = {
  /** As in `2026-11-29T14:03:00.000Z`. */
  readonly loadedAt: string;
  /** As `load` returned it, with the addresses of images. */
  readonly value: unknown;
  readonly images: readonly HeldImage[];
};

/** Where the results of sources are kept, from the root. */
export const sourcesFolder = ".site/sources";

/** The folder with the images of a source, from the root. */
export function imageFolderOf(name: string): string {
  return `${sourcesFolder}/${name}`;
}

/**
 * Reads what is kept of a source. Undefined when there is nothing, or it is not as it was written: `key` proves that a
 * build with the same key has kept it, as for other results in `.site/`.
 */
export function readKept(root: string, name: string, key: string): KeptSource | undefined {
  try {
    const written = JSON.parse(readFileSync(fileOf(root, name), "utf8")) as KeptFile;
    if (written.digest !== prove(name, written, key)) return undefined;
    const images = written.images.map((image) => {
      const bytes = readFileSync(join(root, imageFolderOf(name), image.file));
      if (!image.file.startsWith(`${digestOf(bytes).slice(0, 32)}/`)) throw new Error("another image");
      return { ...image, bytes };
    });
    return { loadedAt: written.loadedAt, value: written.value, images };
  } catch {
    // Nothing that a damaged file held is lost: the source is asked again.
    return undefined;
  }
}

/** Keeps a result in place of the last one. Throws what the disk refuses. */
export function keepSource(root: string, name: string, { images, ...kept }: KeptSource, key: string): void {
  const folder = join(root, imageFolderOf(name));
  makeFolder(join(root, sourcesFolder));
  for (const { file, bytes } of images) {
    makeFolder(join(folder, dirname(file)));
    replaceFile(join(folder, file), bytes);
  }
  const listed = images.map(({ bytes: _, ...image }): SourceImage => image);
  const written = { ...kept, images: listed };
  const text = JSON.stringify({ digest: prove(name, written, key), ...written }, null, 2);
  replaceFile(fileOf(root, name), `${text}\n`);
  const used = new Set(images.map(({ file }) => dirname(file)));
  for (const old of listQuietly(folder))
    if (!used.has(old)) rmSync(join(folder, old), { recursive: true, force: true });
}

type KeptFile = Omit<KeptSource, "images"> & {
  readonly digest: string;
  readonly images: readonly SourceImage[];
};

function prove(name: string, { loadedAt, value, images }: Omit<KeptFile, "digest">, key: string): string {
  return createHmac("sha256", key)
    .update(JSON.stringify([name, loadedAt, value, images]))
    .digest("hex");
}

function fileOf(root: string, name: string): string {
  return join(root, sourcesFolder, `${name}.json`);
}
