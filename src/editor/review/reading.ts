import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { makeFolder, removeFile, replaceFile } from "../../store/disk.ts";
import { askGit, askGitOrNone } from "../publish/ask-git.ts";
import { takeSnapshot } from "../publish/record-content.ts";
import { type Destination, openRepository, type Repository } from "../publish/repository.ts";
import { type Review, refsOf } from "./review.ts";

/** Hooks are meant for the files of developers, and may change them. */
const noHooks = ["-c", "core.hooksPath=/dev/null"];

/** Where the corrections of a review are sent to. */
export function destinationOf({ remote }: Pick<Repository, "remote">, name: string): Destination {
  return { remote, remoteRef: refsOf({ remote }, name).theirs, hasUpstream: true };
}

/**
 * Checks a review out beside the site in `root`, in a work tree of the same repository with a branch of its own, which is
 * published where the site is. Returns the folder of the site in it. One that holds corrections is opened as it was left.
 */
export async function openReading(
  root: string,
  repository: Repository,
  { name, commit }: Pick<Review, "name" | "commit">,
): Promise<string> {
  const { git, prefix, remote, remoteRef } = repository;
  const { folder, mark, branch, isOpened } = placesOf(root, name);
  const site = join(folder, prefix);
  if (isOpened()) {
    const isThere = (await askGitOrNone(git, ["-C", folder, "rev-parse", "HEAD"])) === commit;
    if (isThere || (await holdsCorrections(site, name))) return site;
    await dropReading(root, repository, name);
  }
  // Without its mark, a process was killed before anybody could write there.
  rmSync(folder, { recursive: true, force: true });
  makeFolder(join(root, readings));
  await askGit(git, ["worktree", "prune"]);
  const known = await askGitOrNone(git, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}`]);
  const holdsMore =
    known !== undefined &&
    (await askGitOrNone(git, ["merge-base", "--is-ancestor", known, commit])) === undefined;
  const what = holdsMore ? [folder, branch] : ["-B", branch, folder, commit];
  await askGit(git, [
    ...noHooks,
    "worktree",
    "add",
    "--quiet",
    ...(holdsMore ? [] : ["--no-track"]),
    ...what,
  ]);
  await askGit(git, ["config", `branch.${branch}.remote`, remote]);
  await askGit(git, ["config", `branch.${branch}.merge`, remoteRef]);
  replaceFile(mark, "");
  return site;
}

/** True if the work tree of a review has something that was neither given back nor published, as last fetched. */
export async function holdsCorrections(site: string, name: string): Promise<boolean> {
  const look = await openRepository(site);
  if (look.status === "missing") return true;
  const { git, head, headTree, upstream, remote } = look.repository;
  if ((await takeSnapshot(site, look.repository)) !== headTree) return true;
  for (const ref of [upstream, refsOf({ remote }, name).known])
    if ((await askGitOrNone(git, ["merge-base", "--is-ancestor", head, ref])) !== undefined) return false;
  return true;
}

/** Removes the work tree of a review, and its branch in this folder. */
export async function dropReading(
  root: string,
  { git }: Pick<Repository, "git">,
  name: string,
): Promise<void> {
  const { folder, mark, branch } = placesOf(root, name);
  removeFile(mark);
  rmSync(folder, { recursive: true, force: true });
  await git(["worktree", "prune"]);
  await git(["branch", "--quiet", "-D", branch]);
}

const readings = ".site/review";

/** Where the work tree of a review is, and the branch that it is on. */
export function placesOf(root: string, name: string) {
  const folder = join(root, readings, name);
  const mark = `${folder}.opened`;
  return { folder, mark, branch: `review/${name}`, isOpened: () => existsSync(mark) && existsSync(folder) };
}
