import { existsSync } from "node:fs";
import { join } from "node:path";
import { ask } from "./git-failure.ts";
import { pathspecsOf, publishedFolders, type Repository } from "./repository.ts";
import { withScratchIndex } from "./scratch-index.ts";

/**
 * The tree of the last commit with `content/` and `static/` as they are in the folder of the site. The index of the repository,
 * and what somebody has put into it, stay as they are.
 */
export function takeSnapshot(
  root: string,
  { git, prefix, head }: Pick<Repository, "git" | "prefix" | "head">,
): Promise<string> {
  const specsOf = (areThere: boolean) =>
    pathspecsOf({ prefix }).filter(
      (_, at) => existsSync(join(root, publishedFolders[at] ?? "")) === areThere,
    );
  const [present, gone] = [specsOf(true), specsOf(false)];
  return withScratchIndex(root, async (index) => {
    await ask(git, ["read-tree", head], { index });
    if (present.length > 0) await ask(git, ["add", "--all", "--", ...present], { index });
    if (gone.length > 0)
      await ask(git, ["rm", "-r", "--cached", "--quiet", "--ignore-unmatch", "--", ...gone], { index });
    return ask(git, ["write-tree"], { index });
  });
}

/**
 * Records a snapshot on the branch, under the author’s name, and gives its commit: the present one where nothing differs.
 * `onStep` is told of each step: a process that is killed behind any of them leaves a repository that the next one goes on with.
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
  // The index first: until the branch follows, the change is only staged. The other way round, the next commit of somebody
  // else would take it back.
  await ask(git, ["reset", "--quiet", commit, "--", ...pathspecsOf(repository)]);
  onStep("index");
  // Refuses where the branch has moved meanwhile.
  if (commit !== head) await ask(git, ["update-ref", "-m", "commit", `refs/heads/${branch}`, commit, head]);
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
  return ask(git, args, { input: `${message.replaceAll("\0", "").trim()}\n` });
}
