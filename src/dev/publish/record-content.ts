import { existsSync } from "node:fs";
import { join } from "node:path";
import { askGit, askGitOrNone } from "./ask-git.ts";
import { pathspecsOf, publishedFolders, type Repository } from "./repository.ts";
import { withScratchIndex } from "./scratch-index.ts";

/**
 * Makes a tree of the last commit with the present `content/` and `static/`. Does not touch the index of the
 * repository, in which changes may be staged.
 */
export function takeSnapshot(
  root: string,
  { git, prefix, head }: Pick<Repository, "git" | "prefix" | "head">,
): Promise<string> {
  const folders = publishedFolders.map((folder) => ({ folder, spec: `:(top,literal)${prefix}${folder}` }));
  const present = folders.filter(({ folder }) => existsSync(join(root, folder)));
  const gone = folders.filter((one) => !present.includes(one)).map(({ spec }) => spec);
  return withScratchIndex(root, async (index) => {
    await askGit(git, ["read-tree", head], { index });
    for (const { folder, spec } of present) {
      // Of a folder that `.gitignore` leaves out, which is an error for `--all`, only known files are published.
      const isIgnored = await askGitOrNone(git, ["check-ignore", "--no-index", `${prefix}${folder}`]);
      // Git may be told to refuse line ends that it would change back on another machine.
      const add = ["-c", "core.safecrlf=false", "add", isIgnored ? "--update" : "--all"];
      await askGit(git, [...add, "--", spec], { index });
    }
    if (gone.length > 0)
      await askGit(git, ["rm", "-r", "--cached", "--quiet", "--ignore-unmatch", "--", ...gone], { index });
    return askGit(git, ["write-tree"], { index });
  });
}

/**
 * Commits a snapshot to the branch, under the author’s name. Returns the commit: the present one if nothing differs.
 * `onStep` is called after each step; if the process is killed after any of them, the next publication can continue.
 */
export async function recordSnapshot(
  repository: Repository,
  tree: string,
  message: string,
  onStep: (step: "commit" | "index" | "branch") => void,
): Promise<string> {
  const { git, branch, head, headTree } = repository;
  const commit = tree === headTree ? head : await writeCommit(repository, tree, [head], message);
  onStep("commit");
  // The index moves first: until the branch follows, the change is only staged. In the other order, the next commit by
  // hand would revert it.
  await askGit(git, ["reset", "--quiet", commit, "--", ...pathspecsOf(repository)]);
  onStep("index");
  // Fails if the branch has moved in the meantime.
  if (commit !== head)
    await askGit(git, ["update-ref", "-m", "commit", `refs/heads/${branch}`, commit, head]);
  onStep("branch");
  return commit;
}

/** Writes a commit that no branch has yet. */
export function writeCommit(
  { git, wantsSignature }: Pick<Repository, "git" | "wantsSignature">,
  tree: string,
  parents: readonly string[],
  message: string,
): Promise<string> {
  const args = [
    ...["-c", "i18n.commitEncoding=UTF-8", "commit-tree"],
    ...(wantsSignature ? ["-S"] : []),
    ...parents.flatMap((parent) => ["-p", parent]),
    tree,
  ];
  return askGit(git, args, { input: `${message.replaceAll("\0", "").trim()}\n` });
}
