import type { GitRun } from "../../system/git/git.ts";
import { askGit, GitFailure } from "./ask-git.ts";
import type { Repository } from "./repository.ts";

/** A request to the remote has failed. `reason` is its own message, or that of Git. */
export type RemoteTrouble =
  | { readonly status: "unreachable" | "late"; readonly reason: string }
  | { readonly status: "stopped" };

export type Patience = {
  readonly signal: AbortSignal;
  /** The longest wait for an answer of the remote to one request. */
  readonly remoteMs: number;
};

/** Fetches the branch of the remote and returns its commit. */
export async function fetchUpstream(
  { git, remote, remoteRef, upstream }: Repository,
  { signal, remoteMs }: Patience,
): Promise<{ readonly status: "done"; readonly commit: string } | RemoteTrouble> {
  const args = ["fetch", "--no-tags", "--no-recurse-submodules", "--quiet", remote, remoteRef];
  const run = await git(args, { signal, timeoutMs: remoteMs });
  if (run.status !== "done") return toTrouble(run, args);
  return { status: "done", commit: await askGit(git, ["rev-parse", `${upstream}^{commit}`]) };
}

/** Pushes a commit to the branch of the remote, without force: a remote that has moved on refuses it. */
export async function sendCommit(
  { git, remote, remoteRef }: Repository,
  commit: string,
  { signal, remoteMs }: Patience,
): Promise<
  { readonly status: "done" } | { readonly status: "refused"; readonly reason: string } | RemoteTrouble
> {
  const args = [
    "push",
    "--quiet",
    "--no-follow-tags",
    "--recurse-submodules=no",
    remote,
    `${commit}:${remoteRef}`,
  ];
  const run = await git(args, { signal, timeoutMs: remoteMs });
  switch (run.status) {
    case "done":
      return { status: "done" };
    case "failed":
      return { status: isRefusal(run.reason) ? "refused" : "unreachable", reason: tidy(run.reason) };
    default:
      return toTrouble(run, args);
  }
}

/**
 * Recognizes the line that reports a rejected ref, written by Git here (`rejected`) or by the remote (`remote
 * rejected`).
 */
function isRefusal(reason: string): boolean {
  return /^ ?! \[(?:remote )?rejected\]/m.test(reason);
}

function toTrouble(
  run: Exclude<GitRun, { readonly status: "done" }>,
  args: readonly string[],
): RemoteTrouble {
  switch (run.status) {
    case "failed":
      return { status: "unreachable", reason: tidy(run.reason) };
    case "late":
      return { status: "late", reason: "" };
    case "stopped":
      return { status: "stopped" };
    case "missing":
      throw new GitFailure(run, args);
  }
}

/** Cleans a message for readers: without advice for the command line, and without passwords in addresses. */
function tidy(reason: string): string {
  const lines = reason.split(/[\r\n]+/).filter((line) => line.trim() !== "" && !line.startsWith("hint:"));
  return lines
    .map((line) => line.replace(/^remote: ?/, "").trim())
    .filter((line) => line !== "")
    .slice(0, 8)
    .join("\n")
    .replace(/(:\/\/)[^/@\s]*@/g, "$1");
}
