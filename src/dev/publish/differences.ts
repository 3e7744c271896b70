import type { Git } from "../../system/git/git.ts";
import { askGit, splitList } from "./ask-git.ts";

/** The file mode and the object id of a commit at a path. Zeros stand for no file. */
export type Side = { readonly mode: string; readonly id: string };

/** A file that differs between two commits. */
export type Difference = { readonly path: string; readonly before: Side; readonly after: Side };

export function isNone({ mode }: Side): boolean {
  return /^0+$/.test(mode);
}

export async function listDifferences(git: Git, from: string, to: string): Promise<readonly Difference[]> {
  const args = ["diff-tree", "-r", "-z", "--no-renames", "--no-abbrev", from, to];
  const parts = splitList(await askGit(git, args));
  return parts.flatMap((part, at): readonly Difference[] => {
    const path = parts[at + 1];
    if (at % 2 === 1 || path === undefined) return [];
    const [mode = "", newMode = "", id = "", newId = ""] = part.slice(1).split(" ");
    return [{ path, before: { mode, id }, after: { mode: newMode, id: newId } }];
  });
}

/** Formats files as the input of `git update-index --index-info`. */
export function toIndexInfo(files: readonly Difference[], which: "before" | "after"): string {
  return files.map((file) => `${file[which].mode} ${file[which].id}\t${file.path}\0`).join("");
}
