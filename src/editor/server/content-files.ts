import { lstatSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { isTemporaryName, makeFolder, putFile } from "../../store/disk.ts";
import { isSiteFolder, listFiles } from "../../store/read-files.ts";
import { compareText } from "../../words/problem.ts";
import { listAside } from "./added-files.ts";

/** The files of `content/` that the editor may read and write: regular files, reached without symbolic links. */
export type ContentFiles = {
  /** Undefined if there is no such file, or it may not be read. */
  read(file: string): Buffer | undefined;
  /** The paths of the images, from the root, in NFC, with those that authors have added and no text names yet. */
  listImages(): readonly string[];
  /** Replaces `before` by `bytes`. False, without writing, if the file has changed since. */
  exchange(file: string, before: Uint8Array, bytes: Uint8Array): boolean;
};

/** `root` is the absolute folder of the site. Paths are relative to it. */
export function createContentFiles(root: string): ContentFiles {
  const placeOf = (file: string): string | undefined => {
    const place = join(root, file);
    try {
      if (!isSiteFolder(join(root, "content"))) return undefined;
      const content = realpathSync(join(root, "content"));
      const folder = realpathSync(dirname(place));
      // A symbolic link within the folder would give one file two names.
      const isInside = folder === dirname(join(content, file.slice("content/".length)));
      const isBelow = folder === content || folder.startsWith(content + sep);
      return file.startsWith("content/") && isInside && isBelow && lstatSync(place).isFile()
        ? place
        : undefined;
    } catch {
      return undefined;
    }
  };
  const replace = createReplacer(root);
  const read = (file: string) => {
    const place = placeOf(file);
    return place === undefined ? undefined : readFileSync(place);
  };
  return {
    read,
    listImages: () =>
      [
        ...listFiles(join(root, "content"), "content").map(({ path }) => path.normalize("NFC")),
        ...listAside(root),
      ]
        .filter((path) => /^content\/.*\.(?:avif|gif|jpe?g|png|svg|tiff?|webp)$/i.test(path))
        .sort(compareText),
    exchange: (file, before, bytes) => {
      const now = read(file);
      if (now === undefined || !now.equals(before)) return false;
      replace(join(root, file), bytes);
      return true;
    },
  };
}

/** Replaces the bytes of a file. */
type Replace = (path: string, bytes: Uint8Array) => void;

/**
 * Returns a function that writes a new file below `.site/` and moves it to its place, so that the watcher sees no
 * partial file and a killed server leaves none in the content. Removes the leftovers of an earlier server. `root` is
 * the absolute folder of the site.
 */
function createReplacer(root: string): Replace {
  const folder = join(root, ".site/edit/new");
  removeLeftovers(folder);
  return (path, bytes) => {
    makeFolder(folder);
    putFile(path, bytes, folder);
  };
}

function removeLeftovers(folder: string): void {
  try {
    for (const name of readdirSync(folder))
      if (isTemporaryName(name)) rmSync(join(folder, name), { recursive: true });
  } catch {
    // The folder does not exist yet, or may not be changed; then the first save reports it.
  }
}
