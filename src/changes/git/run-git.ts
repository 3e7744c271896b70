import { spawnSync } from "node:child_process";
import { gitEnvironment } from "./git-environment.ts";

export type GitResult =
  | { readonly status: "done"; readonly printed: string }
  /** `reason` is the last line of the error output. */
  | { readonly status: "failed"; readonly reason: string }
  | { readonly status: "missing" };

/** Runs Git in a folder, without the network. `index` is the path of the index file. */
export function runGit(
  folder: string,
  args: readonly string[],
  { index }: { readonly index?: string } = {},
): GitResult {
  const { error, status, stdout, stderr } = spawnSync("git", args, {
    cwd: folder,
    env: { ...gitEnvironment(index), GIT_NO_LAZY_FETCH: "1" },
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (error !== undefined) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { status: "missing" };
    throw error;
  }
  if (status === 0) return { status: "done", printed: stdout.replace(/\n$/, "") };
  return { status: "failed", reason: stderr.trim().split("\n").at(-1) ?? "" };
}
