import { compareText } from "../../words/problem.ts";

/** A file that is created (`before` is undefined), changed, or removed (`after` is undefined). */
export type FileEdit = {
  /** From the root of the site. */
  readonly file: string;
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array | undefined;
};

/** Applies edits to the files of a folder. The result is in the order in which a build reads them. */
export function withEdits<File extends { readonly path: string; readonly bytes: Uint8Array }>(
  files: readonly File[],
  edits: readonly FileEdit[],
): readonly (File | { readonly path: string; readonly bytes: Uint8Array })[] {
  const left = new Map(edits.map(({ file, after }) => [file, after]));
  const kept = files.flatMap((file) => {
    const name = file.path.normalize("NFC");
    if (!left.has(name)) return [file];
    const bytes = left.get(name);
    left.delete(name);
    return bytes === undefined ? [] : [{ path: file.path, bytes }];
  });
  const added = [...left].flatMap(([path, bytes]) => (bytes === undefined ? [] : [{ path, bytes }]));
  return added.length === 0 ? kept : [...kept, ...added].sort((a, b) => compareText(a.path, b.path));
}
