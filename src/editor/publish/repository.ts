import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createGit, type Git } from "../../changes/git/git.ts";
import { lstatIfThere } from "../../store/disk.ts";
import { explainReadFailure, ReadFailure } from "../../store/failures.ts";
import { refuseElsewhere } from "../../store/read-files.ts";
import type { Problem } from "../../words/problem.ts";
import { askGit, askGitOrNone, splitList } from "./ask-git.ts";
import type { Missing } from "./differences.ts";
import { finishForward } from "./fast-forward.ts";

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
 * other job may use the repository in the meantime. Sends to `asked` instead of where Git sends the branch.
 */
export async function openRepository(root: string, asked?: Destination): Promise<RepositoryLook> {
  const missing = (what: Missing): RepositoryLook => ({ status: "missing", missing: what });
  const placeArgs = ["--show-toplevel", "--show-prefix", "--absolute-git-dir", "--is-shallow-repository"];
  const place = await createGit(root)(["rev-parse", ...placeArgs]);
  if (place.status === "missing") return missing({ is: "git" });
  if (place.status !== "done") return missing(explainNone(place.status === "failed" ? place.reason : ""));
  const [top = root, prefix = "", folder = "", shallow] = place.bytes.toString().split("\n");
  const git = createGit(top);
  const begun = findBegun(folder);
  if (begun !== undefined) return missing({ is: "end", of: begun });
  const ref = await askGitOrNone(git, ["symbolic-ref", "--quiet", "HEAD"]);
  const lock = await findLock(git, top, ["index", "HEAD", ...(ref === undefined ? [] : [ref])]);
  if (lock !== undefined) return missing({ is: "lock", file: lock });
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
  const destination = asked ?? config.destinationOf(branch);
  if (destination === undefined) return missing({ is: "upstream", branch });
  const { remote, remoteRef } = destination;
  const pushRemote = config.pushesTo(branch) ?? remote;
  if (pushRemote !== remote) return missing({ is: "two-ways", remote, pushRemote });
  const upstream =
    (asked === undefined && tracking) || `refs/remotes/${remote}/${remoteRef.replace("refs/heads/", "")}`;
  const known = await askGitOrNone(git, ["rev-parse", "--verify", "--quiet", `${upstream}^{commit}`]);
  // The remote has other branches, so visitors would not see this one.
  if (asked === undefined && known === undefined && (await hasBranches(git, remote)))
    return missing({ is: "upstream", branch });
  const { author } = config;
  if (author.name === "" || author.email === "") return missing({ is: "author", ...author });
  const unfit = await findUnfit({ git, top, prefix }, config.hasLfs);
  if (unfit !== undefined) return missing(unfit);
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

/** Explains why Git knows no repository here. */
function explainNone(reason: string): Missing {
  const [, folder] = /detected dubious ownership in repository at '(.*)'/.exec(reason) ?? [];
  return folder === undefined
    ? { is: "repository", reason: reason.split("\n").at(-1) ?? "" }
    : { is: "owner", folder };
}

/** How long another program of Git, such as that of an editor, may take. */
const lockMs = 1000;

/** Finds a lock that does not go away, as a killed Git leaves it. Every later change would fail at it. */
async function findLock(git: Git, top: string, names: readonly string[]): Promise<string | undefined> {
  const paths = names.flatMap((name) => ["--git-path", `${name}.lock`]);
  const locks = (await askGit(git, ["rev-parse", ...paths])).split("\n").map((path) => resolve(top, path));
  const end = performance.now() + lockMs;
  while (true) {
    const lock = locks.find((path) => existsSync(path));
    if (lock === undefined || performance.now() > end) return lock;
    await sleep(50);
  }
}

async function hasBranches(git: Git, remote: string): Promise<boolean> {
  const listed = await askGit(git, ["for-each-ref", "--format=%(refname)", `refs/remotes/${remote}/`]);
  return listed.split("\n").some((name) => name !== "" && name !== `refs/remotes/${remote}/HEAD`);
}

/** Finds files of the site that Git would record otherwise than an author sees them, or not at all. */
async function findUnfit(
  { git, top, prefix }: Pick<Repository, "git" | "top" | "prefix">,
  hasLfs: boolean,
): Promise<Missing | undefined> {
  const listed = ["ls-files", "-v", "--stage", "--others", "--exclude-standard", "-z"];
  const specs = [...publishedFolders, "templates"].map((folder) => `:(top,literal)${prefix}${folder}`);
  const entries = splitList(await askGit(git, [...listed, "--", ...specs])).map(readEntry);
  const isPublished = ({ path }: Entry) => isInside(path, prefix, publishedFolders);
  const folders = entries
    .filter((entry) => entry.mode === "160000" || (entry.path.endsWith("/") && isPublished(entry)))
    .map(({ path }) => path.replace(/\/$/, ""));
  if (folders.length > 0) return { is: "submodule", folders };
  const isGone = ({ path }: Entry) => lstatIfThere(join(top, path)) === undefined;
  const sparse = entries.filter((entry) => entry.tag === "S" && isGone(entry));
  if (sparse.length > 0) return { is: "sparse", files: sparse.map(({ path }) => path) };
  const published = entries.filter(isPublished);
  const marked = published.filter(({ tag }) => /[a-zS]/.test(tag));
  const overlooked = [
    ...marked.filter(isGone),
    ...(await listChanged(
      git,
      marked.filter((one) => !isGone(one)),
    )),
  ];
  if (overlooked.length > 0) return { is: "overlooked", files: overlooked.map(({ path }) => path) };
  if (hasLfs) return undefined;
  const large = await pickLfs(
    git,
    published.filter((one) => !isGone(one)),
  );
  const whole = await listChanged(git, large);
  return whole.length > 0 ? { is: "lfs", files: whole.map(({ path }) => path) } : undefined;
}

/** A file of the index, or one that Git does not know. A folder that is a repository ends with a slash. */
type Entry = { readonly tag: string; readonly mode: string; readonly id: string; readonly path: string };

function readEntry(line: string): Entry {
  const [, tag = "", mode = "", id = "", path = ""] =
    /^(\S) (?:(\d{6}) ([0-9a-f]+) \d\t)?([\s\S]*)$/.exec(line) ?? [];
  return { tag, mode, id, path };
}

function isInside(path: string, prefix: string, folders: readonly string[]): boolean {
  return folders.some((folder) => path === prefix + folder || path.startsWith(`${prefix}${folder}/`));
}

/** Lists the files whose content differs from the index. All have to exist. */
async function listChanged(git: Git, entries: readonly Entry[]): Promise<readonly Entry[]> {
  if (entries.length === 0) return [];
  const input = entries.map(({ path }) => `${path}\n`).join("");
  const ids = (await askGit(git, ["hash-object", "--stdin-paths"], { input })).split("\n");
  return entries.filter(({ id }, at) => ids[at] !== id);
}

/** Picks the files that `.gitattributes` gives to LFS. */
async function pickLfs(git: Git, entries: readonly Entry[]): Promise<readonly Entry[]> {
  const input = entries.map(({ path }) => `${path}\0`).join("");
  const parts = splitList(await askGit(git, ["check-attr", "--stdin", "-z", "filter"], { input }));
  const filters = new Map(
    parts.flatMap((part, at) => (at % 3 === 0 ? [[part, parts[at + 2]] as const] : [])),
  );
  return entries.filter(({ path }) => filters.get(path) === "lfs");
}

/** Lists the files outside of the published folders that the commits after `base` have changed. */
export async function listForeignCommitted({
  git,
  prefix,
  head,
  base,
}: Pick<Repository, "git" | "prefix" | "head" | "base">): Promise<readonly string[]> {
  if (base === undefined || base === head) return [];
  const changed = await askGit(git, ["diff", "--name-only", "--no-renames", "-z", base, head]);
  return splitList(changed).filter((path) => !isInside(path, prefix, publishedFolders));
}

/** Where a branch is sent to. `hasUpstream` is false if Git was not told, so that these are the obvious ones. */
export type Destination = {
  readonly remote: string;
  /** The full name of the branch on the remote. */
  readonly remoteRef: string;
  readonly hasUpstream: boolean;
};

/** Reads the configuration of Git: remotes, author, signatures and LFS. */
async function readConfig(git: Git) {
  const entries = splitList(await askGit(git, ["config", "--list", "-z"])).map((entry) => {
    const end = entry.indexOf("\n");
    return end === -1 ? ([entry, "true"] as const) : ([entry.slice(0, end), entry.slice(end + 1)] as const);
  });
  // The last value of a name applies.
  const values = new Map(entries);
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = process.env;
  const remotes = [...new Set(entries.flatMap(([name]) => /^remote\.(.+)\.url$/.exec(name)?.[1] ?? []))];
  return {
    hasRemote: remotes.length > 0,
    /** If one is empty, Git would guess it from the name of the machine. */
    author: {
      name: GIT_AUTHOR_NAME || values.get("user.name") || "",
      email: GIT_AUTHOR_EMAIL || values.get("user.email") || "",
    },
    wantsSignature: /^(?:true|yes|on|1)$/i.test(values.get("commit.gpgsign") ?? ""),
    /** If false, Git stores the files that belong into LFS whole, without a word. */
    hasLfs: values.has("filter.lfs.clean") || values.has("filter.lfs.process"),
    /** True for a clone without all files, which Git fetches when it needs them. */
    isPartial: (remote: string) => values.has(`remote.${remote}.promisor`),
    /** The remote that Git was told to push to, if it differs from the one that it fetches from. */
    pushesTo: (branch: string) =>
      values.get(`branch.${branch}.pushremote`) ?? values.get("remote.pushdefault"),
    /** Undefined if there are several remotes to choose from, or the branch follows another one of this folder. */
    destinationOf: (branch: string): Destination | undefined => {
      const [told, ref] = [values.get(`branch.${branch}.remote`), values.get(`branch.${branch}.merge`)];
      const only = remotes.length === 1 ? remotes[0] : undefined;
      const remote = told ?? values.get("remote.pushdefault") ?? only ?? "origin";
      if (!remotes.includes(remote)) return undefined;
      const hasUpstream = told !== undefined && ref !== undefined;
      return { remote, remoteRef: hasUpstream ? ref : `refs/heads/${branch}`, hasUpstream };
    },
  };
}
