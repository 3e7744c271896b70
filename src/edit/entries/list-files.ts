import type { FileEdit } from "./file-edit.ts";
import { type LineChange, listChanges } from "./list-changes.ts";

/** A file with the lines that change in it. */
export type FileChange = {
  readonly file: string;
  /** The former name of a renamed file. */
  readonly from: string | undefined;
  readonly action: "created" | "changed" | "renamed" | "removed";
  readonly changes: readonly LineChange[];
};

/** Describes the files of a plan. If exactly one file is removed and one created, it counts as renamed. */
export function listFiles(edits: readonly FileEdit[]): readonly FileChange[] {
  const gone = edits.filter(({ after }) => after === undefined);
  const come = edits.filter(({ before }) => before === undefined);
  const [old, fresh] = gone.length === 1 && come.length === 1 ? [gone[0], come[0]] : [];
  return edits.flatMap((edit): readonly FileChange[] => {
    const { file, before, after } = edit;
    if (edit === old) return [];
    const base = { file, from: undefined };
    if (edit === fresh && old !== undefined) {
      const changes = listChanges(toText(old.before), toText(after));
      return [{ file, from: old.file, action: "renamed", changes }];
    }
    if (after === undefined) return [{ ...base, action: "removed", changes: [] }];
    const action = before === undefined ? "created" : "changed";
    return [{ ...base, action, changes: listChanges(toText(before), toText(after)) }];
  });
}

function toText(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}
