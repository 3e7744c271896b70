import type { Git } from "../../changes/git/git.ts";
import { askGit, splitList } from "./ask-git.ts";

/** The file mode and the object id of a commit at a path. Zeros stand for no file. */
export type Side = { readonly mode: string; readonly id: string };

/** A file that differs between two commits. */
export type Difference = { readonly path: string; readonly before: Side; readonly after: Side };

export function isNone({ mode }: Side): boolean {
  return /^0+$/.test(mode);
}

export async function listDifferences(git: Git, from: string, to: string): Promise<readonly Difference[]> {
  return (await compareTrees(git, from, to, ["--no-renames"])).differences;
}

/**
 * Lists the differences between two commits, and the files that Git takes for renamed, because at least half of their
 * content is the same: the later path by the former one. Empty files are all alike, so they never count as renamed.
 */
export async function compareTrees(
  git: Git,
  from: string,
  to: string,
  options: readonly string[] = ["--find-renames", "-l1000", "--no-rename-empty"],
): Promise<{
  readonly differences: readonly Difference[];
  readonly renames: ReadonlyMap<string, string>;
}> {
  const parts = splitList(await askGit(git, ["diff-tree", "-r", "-z", "--no-abbrev", ...options, from, to]));
  const differences: Difference[] = [];
  const renames = new Map<string, string>();
  for (let at = 0; at < parts.length; ) {
    const [mode = "", newMode = "", id = "", newId = "", kind = ""] = (parts[at] ?? "").slice(1).split(" ");
    const [path = "", later = ""] = parts.slice(at + 1, at + 3);
    const [before, after] = [
      { mode, id },
      { mode: newMode, id: newId },
    ];
    if (kind.startsWith("R")) {
      const none = { mode: "000000", id: "0".repeat(id.length) };
      renames.set(path, later);
      differences.push({ path, before, after: none }, { path: later, before: none, after });
    } else differences.push({ path, before, after });
    at += kind.startsWith("R") ? 3 : 2;
  }
  return { differences, renames };
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

/** The first requirement of a publication that is missing, in the order in which they are set up. */
export type Missing =
  | { readonly is: "git" }
  | { readonly is: "repository"; readonly reason: string }
  /** A merge, rebase or similar operation was begun by hand and has to be ended first. */
  | { readonly is: "end"; readonly of: "merge" | "rebase" | "cherry-pick" | "revert" }
  /** Another program of Git is at work, or was killed and has left this file. */
  | { readonly is: "lock"; readonly file: string }
  /** The folder belongs to another user of this machine, so that Git does not trust it. */
  | { readonly is: "owner"; readonly folder: string }
  | { readonly is: "branch" }
  | { readonly is: "commits" }
  | { readonly is: "remote" }
  | { readonly is: "upstream"; readonly branch: string }
  /** The branch is fetched from one remote and pushed to another one. */
  | { readonly is: "two-ways"; readonly remote: string; readonly pushRemote: string }
  /** What is known of the author: the name or the address may be empty. */
  | { readonly is: "author"; readonly name: string; readonly email: string }
  /** Folders of the site that are repositories of their own. */
  | { readonly is: "submodule"; readonly folders: readonly string[] }
  /** Files of the site that a sparse checkout has left out of this folder. */
  | { readonly is: "sparse"; readonly files: readonly string[] }
  /** Changed files that Git was told to overlook, by `assume-unchanged` or `skip-worktree`. */
  | { readonly is: "overlooked"; readonly files: readonly string[] }
  /** New or changed files that belong into LFS, which is not set up here. */
  | { readonly is: "lfs"; readonly files: readonly string[] }
  /** Unsent commits change files outside of `content/` and `static/`, so they have to be sent by hand. */
  | { readonly is: "send"; readonly files: readonly string[] };
