import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

export const projectRoot = fileURLToPath(new URL("../..", import.meta.url));

/** Runs the command as a user does, and gives what it printed and its exit status. */
export function runSite(
  args: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${projectRoot}bin/site`, ...args], {
    cwd: options.cwd ?? projectRoot,
    env: { ...process.env, GITHUB_ACTIONS: "", ...options.env },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  return { status, stdout, stderr };
}
