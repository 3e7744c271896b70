import { existsSync } from "node:fs";
import { join } from "node:path";
import { createGit, type Git } from "../../system/git/git.ts";
import { askGit, askGitOrNone, splitList } from "./ask-git.ts";
import { finishForward } from "./fast-forward.ts";
import type { Missing } from "./missing.ts";
import { readConfig } from "./read-config.ts";

/** A repository from which a publication can be sent. */
export type Repository = {
  /** Runs Git in `top`, the absolute folder of the work tree. */
  readonly git: Git;
  readonly top: string;
  /** The folder of the site below `top`: empty, or with a slash at the end. */
  readonly prefix: string;
  readonly branch: string;
  /** The last commit of the branch, and its tree. */
  readonly head: string;
  readonly headTree: string;
  /** The name of the remote. */
  readonly remote: string;
  /** The full name of the branch on the remote. */
  readonly remoteRef: string;
  /** If false, the first push sets the upstream of the branch. */
  readonly hasUpstream: boolean;
  /** The name of the remote-tracking branch, and its commit. Undefined if the branch was never fetched or sent. */
  readonly upstream: string;
  readonly known: string | undefined;
  /** The last common commit of the branch and the remote-tracking branch. */
  readonly base: string | undefined;
  readonly wantsSignature: boolean;
  /** True for a clone without the older commits. */
  readonly isShallow: boolean;
  /** True for a clone without the files of older commits. */
  readonly isPartial: boolean;
};

export type RepositoryLook =
  | { readonly status: "ready"; readonly repository: Repository }
  | { readonly status: "missing"; readonly missing: Missing };

/** The folders that are published. */
export const publishedFolders = ["content", "static"];

/**
 * Opens the repository of the site in `root`. Finishes a publication that was killed, and changes nothing else. No
 * other job may use the repository in the meantime.
 */
export async function openRepository(root: string): Promise<RepositoryLook> {
  const missing = (what: Missing): RepositoryLook => ({ status: "missing", missing: what });
  const placeArgs = ["--show-toplevel", "--show-prefix", "--absolute-git-dir", "--is-shallow-repository"];
  const place = await createGit(root)(["rev-parse", ...placeArgs]);
  if (place.status === "missing") return missing({ is: "git" });
  if (place.status !== "done")
    return missing({ is: "repository", reason: place.status === "failed" ? lastLine(place.reason) : "" });
  const [top = root, prefix = "", folder = "", shallow] = place.bytes.toString().split("\n");
  const git = createGit(top);
  const begun = findBegun(folder);
  if (begun !== undefined) return missing({ is: "end", of: begun });
  const ref = await askGitOrNone(git, ["symbolic-ref", "--quiet", "HEAD"]);
  await finishForward(root, { git, top });

  if (ref === undefined) return missing({ is: "branch" });
  const branch = ref.slice("refs/heads/".length);
  const [described, config] = await Promise.all([
    askGit(git, ["for-each-ref", "--format=%(objectname)%00%(tree)%00%(upstream)", ref]),
    readConfig(git),
  ]);
  const [head, headTree, tracking] = described.split("\n")[0]?.split("\0") ?? [];
  if (!head || !headTree) return missing({ is: "commits" });
  if (!config.hasRemote) return missing({ is: "remote" });
  const destination = config.destinationOf(branch);
  if (destination === undefined) return missing({ is: "upstream", branch });
  const { remote, remoteRef } = destination;
  const pushRemote = config.pushesTo(branch) ?? remote;
  if (pushRemote !== remote) return missing({ is: "two-ways", remote, pushRemote });
  const upstream = tracking || `refs/remotes/${remote}/${remoteRef.replace("refs/heads/", "")}`;
  const known = await askGitOrNone(git, ["rev-parse", "--verify", "--quiet", `${upstream}^{commit}`]);
  // The remote has other branches, so visitors would not see this one.
  if (known === undefined && (await hasBranches(git, remote))) return missing({ is: "upstream", branch });
  if (!config.hasAuthor) return missing({ is: "author" });
  const repository = {
    git,
    top,
    prefix,
    branch,
    head,
    headTree,
    ...destination,
    upstream,
    known,
    base: known && (await askGitOrNone(git, ["merge-base", head, known])),
    wantsSignature: config.wantsSignature,
    isShallow: shallow === "true",
    isPartial: config.isPartial(remote),
  };
  const files = await listForeignCommitted(repository);
  return files.length > 0 ? missing({ is: "send", files }) : { status: "ready", repository };
}

/** The published folders as pathspecs of Git. */
export function pathspecsOf({ prefix }: Pick<Repository, "prefix">): readonly string[] {
  return publishedFolders.map((folder) => `:(top,literal)${prefix}${folder}`);
}

/** Finds an operation that was begun by hand and not ended, by the file that Git creates for it. */
function findBegun(folder: string): (Missing & { is: "end" })["of"] | undefined {
  const marks = [
    ["merge", "MERGE_HEAD"],
    ["cherry-pick", "CHERRY_PICK_HEAD"],
    ["revert", "REVERT_HEAD"],
    ["rebase", "rebase-merge"],
    ["rebase", "rebase-apply"],
  ] as const;
  return marks.find(([, name]) => existsSync(join(folder, name)))?.[0];
}

async function hasBranches(git: Git, remote: string): Promise<boolean> {
  const listed = await askGit(git, ["for-each-ref", "--format=%(refname)", `refs/remotes/${remote}/`]);
  return listed.split("\n").some((name) => name !== "" && name !== `refs/remotes/${remote}/HEAD`);
}

function isInside(path: string, prefix: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === prefix + folder || path.startsWith(`${prefix}${folder}/`));
}

async function listForeignCommitted({
  git,
  prefix,
  head,
  base,
}: Pick<Repository, "git" | "prefix" | "head" | "base">): Promise<readonly string[]> {
  if (base === undefined || base === head) return [];
  const changed = await askGit(git, ["diff", "--name-only", "--no-renames", "-z", base, head]);
  return splitList(changed).filter((path) => !isInside(path, prefix, publishedFolders));
}

function lastLine(reason: string): string {
  return reason.split("\n").at(-1) ?? "";
}
