import type { GitRun } from "../../changes/git/git.ts";
import { askGit, askGitOrNone, GitFailure } from "./ask-git.ts";
import type { Repository } from "./repository.ts";

/** A request to the remote has failed. `reason` is the message of the remote and of Git. */
export type RemoteTrouble =
  | { readonly status: "trouble"; readonly cause: Cause; readonly reason: string }
  /** There has been no sign of life for too long. */
  | { readonly status: "late" }
  | { readonly status: "stopped" };

/** What the remote has: its commit of the branch, nothing at all, or only other branches. */
export type Fetched =
  | { readonly status: "done"; readonly commit: string }
  | { readonly status: "empty" }
  | { readonly status: "elsewhere"; readonly branch: string; readonly branches: readonly string[] }
  | RemoteTrouble;

/** `refused`: the remote has answered, but does not take the commit. It may have a newer one. */
export type Sent =
  | { readonly status: "done" }
  | { readonly status: "refused"; readonly cause: Cause; readonly reason: string }
  | RemoteTrouble;

export type RemotePatience = {
  readonly signal: AbortSignal;
  /** The longest silence of the remote during one request. */
  readonly remoteMs: number;
};

/** Fetches the branch of the remote into its remote-tracking branch. */
export async function fetchUpstream(repository: Repository, patience: RemotePatience): Promise<Fetched> {
  const { git, head, remote, remoteRef, upstream, isShallow, isPartial } = repository;
  const fetch = (...options: readonly string[]) => {
    // Without all files of the commits, Git would fetch them one by one during the merge and the build.
    const all = [...(isPartial ? ["--no-filter"] : []), ...options];
    const quiet = ["--quiet", "--progress", "--no-tags", "--no-recurse-submodules"];
    return askRemote(repository, ["fetch", ...quiet, ...all, remote, `+${remoteRef}:${upstream}`], patience);
  };
  let run = await fetch();
  if (run.status === "done" && isShallow && !(await askGitOrNone(git, ["merge-base", head, upstream])))
    run = await fetch("--unshallow");
  if (run.status === "done")
    return { status: "done", commit: await askGit(git, ["rev-parse", `${upstream}^{commit}`]) };
  if (run.status !== "failed" || !/couldn't find remote ref/.test(run.reason)) return toTrouble(run, "fetch");
  const listed = await askRemote(repository, ["ls-remote", "--heads", remote], patience);
  if (listed.status !== "done") return toTrouble(listed, "fetch");
  const branches = [...listed.bytes.toString().matchAll(/\trefs\/heads\/(.+)$/gm)].map(
    ([, name = ""]) => name,
  );
  const branch = remoteRef.replace("refs/heads/", "");
  return branches.length === 0 ? { status: "empty" } : { status: "elsewhere", branch, branches };
}

/**
 * Pushes a commit to the branch of the remote, without force: a remote that has moved on refuses it. A branch that had no
 * upstream gets it.
 */
export async function sendCommit(
  repository: Repository,
  commit: string,
  patience: RemotePatience,
): Promise<Sent> {
  const { git, branch, remote, remoteRef, upstream, hasUpstream } = repository;
  const sent = await push(repository, [`${commit}:${remoteRef}`], patience);
  if (sent.status !== "done") return sent;
  // The commit is sent, so a failure here only means that the next publication fetches it.
  await git(["update-ref", upstream, commit]);
  if (!hasUpstream) {
    await git(["config", `branch.${branch}.remote`, remote]);
    await git(["config", `branch.${branch}.merge`, remoteRef]);
  }
  return { status: "done" };
}

/** Pushes to the remote. `args` are refspecs, and options before them. */
export async function push(
  repository: Pick<Repository, "git" | "remote">,
  args: readonly string[],
  patience: RemotePatience,
): Promise<Sent> {
  const quiet = ["--quiet", "--progress", "--no-follow-tags", "--recurse-submodules=no"];
  const options = args.filter((arg) => arg.startsWith("--"));
  const refs = args.filter((arg) => !arg.startsWith("--"));
  const asked = ["push", ...quiet, ...options, repository.remote, ...refs];
  const run = await askRemote(repository, asked, patience);
  if (run.status === "failed" && isRefusal(run.reason))
    return { status: "refused", cause: findCause(run.reason, "send"), reason: tidy(run.reason) };
  return run.status === "done" ? { status: "done" } : toTrouble(run, "send");
}

/** Fetches refs of the remote, and forgets those that the patterns among them no longer find. */
export async function fetchRefs(
  { git, remote, isPartial }: Pick<Repository, "git" | "remote" | "isPartial">,
  refs: readonly string[],
  patience: RemotePatience,
): Promise<{ readonly status: "done" } | RemoteTrouble> {
  const quiet = ["--quiet", "--progress", "--prune", "--no-tags", "--no-recurse-submodules"];
  const all = isPartial ? ["--no-filter"] : [];
  const run = await askRemote({ git }, ["fetch", ...quiet, ...all, remote, ...refs], patience);
  return run.status === "done" ? { status: "done" } : toTrouble(run, "fetch");
}

/**
 * Asks the remote whether it would take the branch, and sends nothing. Undefined if it would, or only has something newer.
 */
export async function tryToSend(
  repository: Repository,
  patience: RemotePatience,
): Promise<RemoteTrouble | undefined> {
  const { head, remote, remoteRef } = repository;
  const options = ["--dry-run", "--no-verify", "--quiet", "--progress", "--recurse-submodules=no"];
  const run = await askRemote(repository, ["push", ...options, remote, `${head}:${remoteRef}`], patience);
  if (run.status === "done" || (run.status === "failed" && isRefusal(run.reason))) return undefined;
  return toTrouble(run, "send");
}

async function askRemote(
  { git }: Pick<Repository, "git">,
  args: readonly string[],
  { signal, remoteMs }: RemotePatience,
): Promise<Exclude<GitRun, { readonly status: "missing" }>> {
  const run = await git(args, { signal, silenceMs: remoteMs });
  if (run.status === "missing") throw new GitFailure(run, args);
  return run;
}

function toTrouble(
  run: Exclude<GitRun, { readonly status: "missing" | "done" }>,
  during: "fetch" | "send",
): RemoteTrouble {
  if (run.status !== "failed") return { status: run.status };
  return { status: "trouble", cause: findCause(run.reason, during), reason: tidy(run.reason) };
}

/**
 * Recognizes the line that reports a rejected ref, written by Git here (`rejected`) or by the remote (`remote
 * rejected`).
 */
function isRefusal(reason: string): boolean {
  return /^ ?! \[(?:remote )?rejected\]/m.test(reason);
}

/** Why the remote could not be asked, or has refused. Each has its words on the page. */
export type Cause =
  | (typeof refusals)[number][0]
  | (typeof failures)[number][0]
  | "here-full"
  | "here-hook"
  | "hook"
  | "other";

/** What remotes answer to a push, in the words of Git, GitHub, GitLab, Gitea, Bitbucket and Azure. The first one applies. */
const refusals = [
  ["here-lock", /^(?!remote:).{0,400}Unable to create '.{0,400}': File exists/m],
  ["secret", /push cannot contain secrets|push protection|secrets? (?:was |were )?detected/i],
  [
    "too-large",
    /error: GH001|file size limit|larger than (?:the )?(?:maximum )?allowed|blobs? which exceed|pack exceeds maximum|file larger than|(?:HTTP|error:) 413|file too large/i,
  ],
  [
    "full",
    /no space left on device|disk quota exceeded|(?:storage|quota|size) (?:limit|quota)? ?(?:is |was |been )?exceeded|exceeds? (?:the|its|your) (?:storage|quota|repository size)|over its size limit/i,
  ],
  ["rights", /not allowed to push code to this project|marked as read.only/i],
  [
    "protected",
    /GH006|GH013|protected branch|branch \S+ is protected|(?:pull|merge) requests?\b|TF402455|denied to update branch|not allowed to (?:force.?)?push/i,
  ],
  ["read-only", /archived|read.only/i],
  ["checked-out", /checked out branch/i],
  ["shallow", /shallow update not allowed/i],
  ["lfs", /git.lfs|\bLFS\b/],
  [
    "rights",
    /error: 403|permission to .{0,400} denied|insufficient permission|not permitted|permission denied(?! \()|denied for writing|write access|unable to create temporary|don't have permission(?! to view)|TF401027|dubious ownership/i,
  ],
  ["server", /cannot lock ref|failed to update ref|unpacker error/i],
] as const satisfies Signs;

/** What Git, its helpers and SSH print if no connection or no access is possible. */
const failures = [
  ["proxy", /resolve proxy|from proxy|proxy connect/i],
  [
    "name",
    /could not resolve host|name or service not known|name resolution|nodename nor servname|unable to look up/i,
  ],
  ["host-key", /host key verification failed|host identification has changed/i],
  ["key", /permission denied \(|too many authentication failures/i],
  [
    "connection",
    /connection (?:refused|reset|timed out|closed)|no route to host|network is unreachable|failed to connect|(?:couldn't|could not) connect|timed out|errno=/i,
  ],
  ["certificate", /certificate|handshake|SSL routines|schannel/i],
  [
    "credentials",
    /error: 401|could not read (?:username|password)|authentication failed|terminal prompts disabled|password authentication was removed|access denied/i,
  ],
  [
    "not-found",
    /repository .{0,400}not found|not appear to be a git repository|error: 404|could not be found|no such project|does not exist|is this a git repository|transport '\w+' not allowed|remote-\w+' is not a git command|unable to find remote helper/i,
  ],
  ["server", /error: (?:5\d\d|429)|HTTP (?:5\d\d|429)|internal server error/i],
  ["connection", /hung up|early EOF|unexpected disconnect|RPC failed/i],
] as const satisfies Signs;

type Signs = readonly (readonly [string, RegExp])[];

function findCause(reason: string, during: "fetch" | "send"): Cause {
  const isRefused = isRefusal(reason);
  // The address of a remote may have any words in it.
  const said = reason.replace(/^(?:To|error: failed to push some refs) .*$|'(?:\w+:\/)?\/[^'\n]*'/gm, "''");
  const known = (isRefused ? refusals : [...refusals, ...failures]).find(([, sign]) => sign.test(said));
  if (known?.[0] === "full" && during === "fetch" && !/^remote:.*(?:space|quota)/im.test(reason))
    return "here-full";
  if (known !== undefined && (isRefused || !isStoppedHere(reason) || known[0] === "lfs")) return known[0];
  if (isStoppedHere(reason)) return "here-hook";
  return isRefused && /hook declined/.test(reason) ? "hook" : "other";
}

/** True if Git has begun to push and reports neither a ref nor a failure of its own: a hook of this folder has refused. */
function isStoppedHere(reason: string): boolean {
  return /^error: failed to push some refs/m.test(reason) && !/^ ?! \[|^fatal: |^error: RPC/m.test(reason);
}

/**
 * Cleans a message for readers: without progress, advice for the command line and passwords in addresses. Hosts write
 * up to some thirty lines.
 */
function tidy(reason: string): string {
  const lines = reason
    .split(/[\r\n]+/)
    .filter((line) => !/^\s*hint:/.test(line) && !progress.test(line))
    .map((line) => line.replace(/^remote: ?/, "").trim())
    .filter((line) => line !== "");
  return lines
    .slice(0, mostLines)
    .join("\n")
    .replace(/(:\/\/)[^/@\s]*@/g, "$1");
}

const mostLines = 40;
const progress =
  /^(?:remote: +)?(?:(?:Enumerating|Counting|Compressing|Writing|Receiving|Unpacking) objects|Resolving deltas|Filtering content|Updating files|Total \d|Delta compression)/;
