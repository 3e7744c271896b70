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

/**
 * Lists the files that Git takes for renamed, because at least half of their content is the same: the later path by the
 * former one. Empty files are all alike, so they never count as renamed.
 */
export async function listRenames(git: Git, from: string, to: string): Promise<ReadonlyMap<string, string>> {
  const options = ["-r", "-z", "--find-renames", "-l1000", "--no-rename-empty", "--diff-filter=R"];
  const parts = splitList(await askGit(git, ["diff-tree", ...options, "--name-status", from, to]));
  return new Map(
    parts.flatMap((_, at) => (at % 3 === 0 ? [[parts[at + 1] ?? "", parts[at + 2] ?? ""] as const] : [])),
  );
}

/**
 * Formats files as the input of `git update-index --index-info`. Removals come first: a file may take the place of a
 * folder, or a folder that of a file.
 */
export function toIndexInfo(files: readonly Difference[], which: "before" | "after"): string {
  const sides = files.map((file) => ({ path: file.path, ...file[which] }));
  return [...sides.filter(isNone), ...sides.filter((side) => !isNone(side))]
    .map(({ mode, id, path }) => `${mode} ${id}\t${path}\0`)
    .join("");
}
