import { lstatSync, readFileSync, realpathSync } from "node:fs";
import { join, parse } from "node:path";
import { slugify } from "../../model/route.ts";
import { createFile, makeFolder } from "../replace-file.ts";
import { systemCode } from "../system-code.ts";

/** Where added files are stored: images, which builds convert, in the content; documents are published as they are. */
export type AddedFolder = "content/images" | "static/documents";

/**
 * Writes a file below `root`, the absolute folder of a site, under a name made from `given`. Returns its path from
 * there. Replaces no file: if the name is taken by other bytes, the new name ends with `-2`. When this returns, a power
 * cut cannot undo it. Throws when the folder is a link.
 */
export function keepAdded(
  root: string,
  folder: AddedFolder,
  given: string,
  extension: string,
  bytes: Uint8Array,
): string {
  const place = join(root, folder);
  makeFolder(place);
  const fresh = join(root, ".site/edit/new");
  makeFolder(fresh);
  if (realpathSync(place) !== join(realpathSync(root), folder)) throw new Error(folder);
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

/** `Façade côté rue (1).JPG` becomes `facade-cote-rue`: Windows numbers copies in brackets. */
export function cleanName(given: string): string {
  const { name } = parse(given.normalize("NFC").replaceAll("\\", "/"));
  return (
    slugify(name.replace(/\(\d{1,4}\)$/, ""))
      .slice(0, 80)
      .replace(/-$/, "") || "file"
  );
}

function isSame(path: string, bytes: Uint8Array): boolean {
  return lstatSync(path).isFile() && readFileSync(path).equals(bytes);
}
