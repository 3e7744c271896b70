import { lstatSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { toFileStem } from "../../model/file-name.ts";
import { slugify } from "../../model/route.ts";
import { isSiteFolder } from "../read/read-files.ts";
import { createFile, makeFolder } from "../replace-file.ts";
import { systemCode } from "../system-code.ts";

/** Where added files are stored: images, which builds convert, in the content; documents are published as they are. */
export type AddedFolder = "content/images" | "static/documents";

/**
 * Writes a file below `root`, the absolute folder of a site, under a name made from `given`. Returns its path from
 * there. Replaces no file: if the name is taken by other bytes, the new name ends with `-2`. When this returns, a power
 * cut cannot undo it. Throws when a link leads elsewhere.
 */
export function keepAdded(
  root: string,
  folder: AddedFolder,
  given: string,
  extension: string,
  bytes: Uint8Array,
): string {
  const place = makePlainFolder(root, folder);
  const fresh = join(root, ".site/edit/new");
  makeFolder(fresh);
  const name = cleanName(given);
  for (let number = 1; ; number += 1) {
    const file = `${number === 1 ? name : `${name}-${number}`}${extension}`;
    try {
      createFile(join(place, file), bytes, fresh);
      return `${folder}/${file}`;
    } catch (error) {
      if (systemCode(error) !== "EEXIST") throw error;
      if (isSame(join(place, file), bytes)) return `${folder}/${file}`;
    }
  }
}

/**
 * Makes a folder below `root`. Throws when a part of its path is a link, except that `content/` or `static/` may be one
 * within the site: not even a folder is made elsewhere.
 */
function makePlainFolder(root: string, folder: string): string {
  const [top = "", ...steps] = folder.split("/");
  let place = join(root, top);
  makeFolder(place);
  if (!isSiteFolder(place)) throw new Error(folder);
  for (const step of steps) {
    place = join(place, step);
    makeFolder(place);
    if (!lstatSync(place).isDirectory()) throw new Error(folder);
  }
  return place;
}

/** `Façade côté rue (1).JPG` becomes `facade-cote-rue`: Windows numbers copies in brackets. */
export function cleanName(given: string): string {
  const { name } = parse(given.normalize("NFC").replaceAll("\\", "/"));
  const short = slugify(name.replace(/\(\d{1,4}\)$/, "")).slice(0, 80);
  return toFileStem(short) || "file";
}

function isSame(path: string, bytes: Uint8Array): boolean {
  return lstatSync(path).isFile() && readFileSync(path).equals(bytes);
}
