import type { Git, GitOptions, GitRun } from "../../changes/git/git.ts";

/** A command of Git has failed. */
export class GitFailure extends Error {
  readonly run: Exclude<GitRun, { readonly status: "done" }>;
  constructor(run: Exclude<GitRun, { readonly status: "done" }>, args: readonly string[]) {
    const command = args.find((arg, at) => !arg.startsWith("-") && args[at - 1] !== "-c");
    super(`git ${command}: ${run.status === "failed" ? run.reason : run.status}`);
    this.run = run;
  }
}

/** Returns what Git prints, without the last line end. Throws `GitFailure`. */
export async function askGit(git: Git, args: readonly string[], options?: GitOptions): Promise<string> {
  return (await askGitBytes(git, args, options)).toString().replace(/\n$/, "");
}

/** Returns the output of Git as bytes. Throws `GitFailure`. */
export async function askGitBytes(git: Git, args: readonly string[], options?: GitOptions): Promise<Buffer> {
  const run = await git(args, options);
  if (run.status !== "done") throw new GitFailure(run, args);
  return run.bytes;
}

/** Like `askGit`, but returns undefined if the command fails, for example because a branch does not exist. */
export async function askGitOrNone(git: Git, args: readonly string[]): Promise<string | undefined> {
  const run = await git(args);
  if (run.status === "done") return run.bytes.toString().replace(/\n$/, "");
  if (run.status === "failed") return undefined;
  throw new GitFailure(run, args);
}

/** Splits a list whose items Git ends with NUL. */
export function splitList(printed: string): readonly string[] {
  return printed.split("\0").filter((part) => part !== "");
}
