import { existsSync } from "node:fs";
import { join } from "node:path";
import { createGit, type Git } from "../../system/git/drive-git.ts";
import { finishForward, hasBegunForward } from "./bring-forward.ts";
import { ask, askOrNone, splitList } from "./git-failure.ts";
import type { Missing } from "./missing.ts";
import { readConfig } from "./read-config.ts";

/** A repository from which a publication can be sent. */
export type Repository = {
  /** Runs in the folder of the work tree. */
  readonly git: Git;
  readonly top: string;
  /** The folder of the site below it: empty, or with a slash at the end. */
  readonly prefix: string;
  readonly branch: string;
  /** The last commit of the branch, and its tree. */
  readonly head: string;
  readonly headTree: string;
  /** By its name. */
  readonly remote: string;
  /** What the branch is called there, in full. */
  readonly remoteRef: string;
  /** The name by which the last known commit of the remote is known here. */
  readonly upstream: string;
  /** What the branch and the last known commit of the remote have in common. */
  readonly base: string | undefined;
  readonly wantsSignature: boolean;
};

export type RepositoryLook =
  | { readonly status: "ready"; readonly repository: Repository }
  | { readonly status: "missing"; readonly missing: Missing };

/** What is published from here. */
export const publishedFolders = ["content", "static"];

/**
 * Opens the repository that the site in `root` belongs to. Finishes what a publication that was killed has begun, and changes
 * nothing else. Nothing else may run on it meanwhile.
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
    return missing({ is: "repository", reason: place.status === "failed" ? lastLine(place.said) : "" });
  const [top = root, prefix = "", folder = ""] = place.bytes.toString().split("\n");
  const git = createGit(top);
  const begun = findBegun(folder);
  if (begun !== undefined) return missing({ is: "end", of: begun });
  if (hasBegunForward(root)) await finishForward(root, { git, top });

  const ref = await askOrNone(git, ["symbolic-ref", "--quiet", "HEAD"]);
  if (ref === undefined) return missing({ is: "branch" });
  const branch = ref.slice("refs/heads/".length);
  const [described, config] = await Promise.all([
    ask(git, ["for-each-ref", "--format=%(objectname)%00%(tree)%00%(upstream)", ref]),
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

/** Where content and static files of the site stand, as Git is to be asked for them. */
export function pathspecsOf({ prefix }: Pick<Repository, "prefix">): readonly string[] {
  return publishedFolders.map((folder) => `:(top,literal)${prefix}${folder}`);
}

/** A process that is at work on the branch, or was left by hand, has one of these files. */
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

/** Undefined where both have nothing in common, `unknown` where the remote is not known here. */
async function askBase(git: Git, head: string, upstream: string): Promise<string | undefined> {
  const run = await git(["merge-base", head, upstream]);
  if (run.status === "done") return run.bytes.toString().trim();
  return run.status === "failed" && run.said !== "" ? "unknown" : undefined;
}

async function listForeignCommitted({
  git,
  prefix,
  head,
  base,
}: Pick<Repository, "git" | "prefix" | "head" | "base">): Promise<readonly string[]> {
  if (base === undefined || base === head) return [];
  const changed = await ask(git, ["diff", "--name-only", "--no-renames", "-z", base, head]);
  const isPublished = (path: string) =>
    publishedFolders.some((folder) => path.startsWith(`${prefix}${folder}/`));
  return splitList(changed).filter((path) => !isPublished(path));
}

function lastLine(said: string): string {
  return said.split("\n").at(-1) ?? "";
}
