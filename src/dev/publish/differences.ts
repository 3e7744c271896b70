import type { Git } from "../../system/git/drive-git.ts";
import { ask, splitList } from "./git-failure.ts";

/** What a commit has at a path. Zeros stand for no file. */
export type Side = { readonly mode: string; readonly id: string };

/** A file that differs from one commit to another. */
export type Difference = { readonly path: string; readonly before: Side; readonly after: Side };

export function isNone({ mode }: Side): boolean {
  return /^0+$/.test(mode);
}

export async function listDifferences(git: Git, from: string, to: string): Promise<readonly Difference[]> {
  const args = ["diff-tree", "-r", "-z", "--no-renames", "--no-abbrev", from, to];
  const parts = splitList(await ask(git, args));
  return parts.flatMap((part, at): readonly Difference[] => {
    const path = parts[at + 1];
    if (at % 2 === 1 || path === undefined) return [];
    const [mode = "", newMode = "", id = "", newId = ""] = part.slice(1).split(" ");
    return [{ path, before: { mode, id }, after: { mode: newMode, id: newId } }];
  });
}

/** As `git update-index --index-info` takes them. */
export function toIndexInfo(files: readonly Difference[], which: "before" | "after"): string {
  return files.map((file) => `${file[which].mode} ${file[which].id}\t${file.path}\0`).join("");
}
