import { posix } from "node:path";
import type { Choice } from "../../edit/protocol.ts";
import { nameOfImage, readNameOfWidth } from "../../model/image-name.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { EditDesk } from "./edit-desk.ts";

/** Lists the images of `content/` as entries name them, each with its smallest published file, if any. */
export function listImages({ files, base }: EditDesk, { files: published }: Drawn): readonly Choice[] {
  return files.listImages().map((path) => {
    const start = `assets/${nameOfImage(path)}`;
    const [picture] = published
      .filter(
        (file) => file.path.startsWith(`${start}.`) || readNameOfWidth(file.path)?.name === nameOfImage(path),
      )
      .sort(bySize);
    return {
      value: path.slice("content".length),
      label: posix.basename(path),
      ...(picture && { picture: `${base}/${picture.path}` }),
    };
  });
}

function bySize(a: Drawn["files"][number], b: Drawn["files"][number]): number {
  return (a.sizeBytes ?? 0) - (b.sizeBytes ?? 0);
}
