import { existsSync } from "node:fs";
import { join } from "node:path";
import { askGit, splitList } from "./ask-git.ts";
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
    const input = present.map(({ folder }) => `${prefix}${folder}\0`).join("");
    // The command fails if it finds none.
    const found = await git(["check-ignore", "--no-index", "-z", "--stdin"], { input });
    const ignored = found.status === "done" ? splitList(found.bytes.toString()) : [];
    const isIgnored = ({ folder }: { readonly folder: string }) => ignored.includes(prefix + folder);
    // Of a folder that `.gitignore` leaves out, which is an error for `--all`, only known files are published.
    for (const how of ["--all", "--update"]) {
      const specs = present.filter((one) => isIgnored(one) === (how === "--update")).map(({ spec }) => spec);
      // Git may be told to refuse line ends that it would change back on another machine.
      const add = ["-c", "core.safecrlf=false", "add", how, "--", ...specs];
      if (specs.length > 0) await askGit(git, add, { index });
    }
    if (gone.length > 0)
      await askGit(git, ["rm", "-r", "--cached", "--quiet", "--ignore-unmatch", "--", ...gone], { index });
    return askGit(git, ["write-tree"], { index });
  });
}

/**
 * Commits a snapshot to the branch, under the author’s name. Returns the commit: the present one if nothing differs,
 * unless that is `after`.
 * `onStep` is called after each step; if the process is killed after any of them, the next publication can continue.
 */
export async function recordSnapshot(
  repository: Repository,
  tree: string,
  { message, after }: { readonly message: string; readonly after?: string | undefined },
  onStep: (step: "commit" | "index" | "branch") => void,
): Promise<string> {
  const { git, branch, head, headTree } = repository;
  const isNothing = tree === headTree && head !== after;
  const commit = isNothing ? head : await writeCommit(repository, tree, [head], message);
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
