import { type FileEdit, withEdits } from "../../edit/entries/file-edit.ts";
import type { OutputFile } from "../../model/model.ts";
import type { BuildIo, Drawn } from "../../pipeline/build.ts";

/**
 * The edge of a build with some files edited, added or removed. Its result is kept apart, so that the served site does not
 * change.
 */
export function createTrial(io: BuildIo, edits: readonly FileEdit[]) {
  let published: readonly OutputFile[] = [];
  let drawn: Drawn | undefined;
  const ofStatic = edits.flatMap(({ file, ...bytes }) =>
    file.startsWith("static/") ? [{ file: file.slice("static/".length), ...bytes }] : [],
  );
  const ofContent = edits.filter(({ file }) => file.startsWith("content/"));
  const trial: BuildIo = {
    ...io,
    readContent: (report) => withEdits(io.readContent(report), ofContent),
    readStatic: (report) => withEdits(io.readStatic(report), ofStatic),
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
