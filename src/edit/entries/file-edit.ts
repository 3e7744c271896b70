import type { RawFile } from "../../model/model.ts";

/** A file that is created (nothing before), changed, or removed (nothing after). */
export type FileEdit = {
  /** From the root of the site. */
  readonly file: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
};

/** The files of `content/` as they are after some edits. */
export function withEdits(files: readonly RawFile[], edits: readonly FileEdit[]): readonly RawFile[] {
  const edited = new Set(edits.map(({ file }) => file));
  const kept = files.filter(({ path }) => !edited.has(path.normalize("NFC")));
  const written = edits.flatMap(({ file, after }) =>
    after === undefined ? [] : [{ path: file, bytes: after }],
  );
  return [...kept, ...written].sort((a, b) => (a.path < b.path ? -1 : 1));
}
