import type { FileEdit } from "./file-edit.ts";
import type { KnownSite } from "./known-site.ts";

/** A working copy of the files of a site, in which a plan collects its changes. */
export type Changes = {
  /** Undefined if there is no such file. */
  read(file: string): Uint8Array | undefined;
  write(file: string, bytes: Uint8Array): void;
  remove(file: string): void;
  /** Sorted by file name. */
  edits(): readonly FileEdit[];
};

export function createChanges({ sources }: Pick<KnownSite, "sources">): Changes {
  const known = new Map(sources.map((source) => [source.file, source]));
  const changed = new Map<string, Uint8Array | undefined>();
  const before = (file: string) => known.get(file)?.bytes;
  return {
    read: (file) => (changed.has(file) ? changed.get(file) : before(file)),
    write: (file, bytes) => void changed.set(file, bytes),
    remove: (file) => void changed.set(file, undefined),
    edits: () =>
      [...changed]
        .map(([file, after]): FileEdit => ({ file, before: before(file), after }))
        .filter((edit) => !isSame(edit.before, edit.after))
        .sort((a, b) => (a.file < b.file ? -1 : 1)),
  };
}

function isSame(one: Uint8Array | undefined, other: Uint8Array | undefined): boolean {
  return one === undefined || other === undefined ? one === other : Buffer.compare(one, other) === 0;
}
