import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../../problems/problem.ts";
import { createGit, type Git } from "../../system/git/git.ts";
import { explainReadFailure, ReadFailure } from "../../system/read/read-failure.ts";
import { refuseElsewhere } from "../../system/read/read-files.ts";
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
  /** The name of the remote-tracking branch. */
  readonly upstream: string;
  /** The last common commit of the branch and the remote-tracking branch. */
  readonly base: string | undefined;
  readonly wantsSignature: boolean;
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
  const place = await createGit(root)([
    "rev-parse",
    "--show-toplevel",
    "--show-prefix",
    "--absolute-git-dir",
  ]);
  if (place.status === "missing") return missing({ is: "git" });
  if (place.status !== "done")
    return missing({ is: "repository", reason: place.status === "failed" ? lastLine(place.reason) : "" });
  const [top = root, prefix = "", folder = ""] = place.bytes.toString().split("\n");
  const git = createGit(top);
  const begun = findBegun(folder);
  if (begun !== undefined) return missing({ is: "end", of: begun });
  await finishForward(root, { git, top });

  const ref = await askGitOrNone(git, ["symbolic-ref", "--quiet", "HEAD"]);
  if (ref === undefined) return missing({ is: "branch" });
  const branch = ref.slice("refs/heads/".length);
  const [described, config] = await Promise.all([
    askGit(git, ["for-each-ref", "--format=%(objectname)%00%(tree)%00%(upstream)", ref]),
    readConfig(git),
  ]);
  const [head, headTree, upstream] = described.split("\n")[0]?.split("\0") ?? [];
  if (!head || !headTree) return missing({ is: "commits" });
  if (!config.hasRemote) return missing({ is: "remote" });
  const { remote, remoteRef } = config.follows(branch);
  const base = upstream && (await askBase(git, head, upstream));
  if (!remote || remote === "." || !remoteRef || !upstream || base === "unknown")
    return missing({ is: "upstream", branch });
  if (!config.hasAuthor) return missing({ is: "author" });
  const { wantsSignature } = config;
  const repository = {
    git,
    top,
    prefix,
    branch,
    head,
    headTree,
    remote,
    remoteRef,
    upstream,
    base,
    wantsSignature,
  };
  const files = await listForeignCommitted(repository);
  return files.length > 0 ? missing({ is: "send", files }) : { status: "ready", repository };
}

/** The problems of published folders that are links out of the site: Git would record the link in their place. */
export function findElsewhere(root: string): readonly Problem[] {
  return publishedFolders.flatMap((name) => {
    try {
      refuseElsewhere(join(root, name), name);
      return [];
    } catch (error) {
      if (error instanceof ReadFailure) return explainReadFailure(error);
      throw error;
    }
  });
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

/** Finds the last common commit. Undefined if there is none, `unknown` if the remote-tracking branch does not exist. */
async function askBase(git: Git, head: string, upstream: string): Promise<string | undefined> {
  const run = await git(["merge-base", head, upstream]);
  if (run.status === "done") return run.bytes.toString().trim();
  return run.status === "failed" && run.reason !== "" ? "unknown" : undefined;
}

async function listForeignCommitted({
  git,
  prefix,
  head,
  base,
}: Pick<Repository, "git" | "prefix" | "head" | "base">): Promise<readonly string[]> {
  if (base === undefined || base === head) return [];
  const changed = await askGit(git, ["diff", "--name-only", "--no-renames", "-z", base, head]);
  const isPublished = (path: string) =>
    publishedFolders.some((folder) => path.startsWith(`${prefix}${folder}/`));
  return splitList(changed).filter((path) => !isPublished(path));
}

function lastLine(reason: string): string {
  return reason.split("\n").at(-1) ?? "";
}
