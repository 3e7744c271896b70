import type { OutputFile } from "../../model/model.ts";
import type { BuildIo, Drawn } from "../../pipeline/build.ts";

/**
 * The edge of a build on other bytes in the place of some files, by their paths from the root. What it comes to stays here: the
 * site that is shown stays as it is.
 */
export function createTrial(io: BuildIo, bytes: ReadonlyMap<string, Uint8Array>) {
  let published: readonly OutputFile[] = [];
  let drawn: Drawn | undefined;
  const trial: BuildIo = {
    ...io,
    readContent: (report) =>
      io.readContent(report).map((file) => {
        const other = bytes.get(file.path.normalize("NFC"));
        return other === undefined ? file : { path: file.path, bytes: other };
      }),
    onDrawn: (pages) => {
      drawn = pages;
    },
    publish: async (output) => {
      published = output;
      return { status: "written", changed: 0, removed: 0 };
    },
  };
  return { io: trial, published: () => published, drawn: () => drawn };
}
