import { posix } from "node:path";
import { nameOfImage, readNameOfWidth } from "../../model/image-name.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Choice } from "../requests.ts";
import { drawThumbnail, shownPx } from "./draw-thumbnail.ts";
import type { EditDesk } from "./edit-desk.ts";
import { readAside } from "./keep-added.ts";

type Published = Drawn["files"][number];

/** Lists the images of `content/` as entries name them, each with its smallest published file, if any. */
export function listImages(
  { files, base }: Pick<EditDesk, "base"> & { readonly files: Pick<EditDesk["files"], "listImages"> },
  { files: published }: Pick<Drawn, "files">,
): readonly Choice[] {
  const smallest = findSmallest(published);
  return files.listImages().map((path) => {
    const picture = smallest.get(nameOfImage(path));
    return {
      value: path.slice("content".length),
      label: posix.basename(path),
      ...(picture && { picture: `${base}/${picture.path}` }),
    };
  });
}

/** Adds a thumbnail to each image that is kept aside, because no page shows it yet. */
export async function showAside(
  { root }: Pick<EditDesk, "root">,
  images: readonly Choice[],
): Promise<readonly Choice[]> {
  const shown: Choice[] = [];
  for (const image of images) {
    const bytes = image.picture === undefined ? readAside(root, `content${image.value}`) : undefined;
    const picture = bytes && (await drawThumbnail(bytes, shownPx));
    shown.push(picture === undefined ? image : { ...image, picture });
  }
  return shown;
}

/** The smallest published file by the name of its image. */
function findSmallest(published: readonly Published[]): ReadonlyMap<string, Published> {
  const smallest = new Map<string, Published>();
  for (const file of published) {
    // `facade-800.0123456789.avif` is a width of `facade.jpg`, or the file of `facade-800.avif`.
    for (const name of [/^assets\/([^/.]+)\./.exec(file.path)?.[1], readNameOfWidth(file.path)?.name]) {
      if (name === undefined) continue;
      const known = smallest.get(name);
      if (known === undefined || sizeOf(file) < sizeOf(known)) smallest.set(name, file);
    }
  }
  return smallest;
}

function sizeOf({ sizeBytes = 0 }: Published): number {
  return sizeBytes;
}
