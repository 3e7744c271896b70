import { spawn, spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { gitEnvironment } from "../../../src/changes/git/git-environment.ts";
import type { PackageManager } from "../package-manager.ts";

/** Installs the packages of a new site. False when that fails or is stopped; nothing of it stays then. */
export async function installPackages(
  folder: string,
  { install: [program, ...args] }: PackageManager,
  stopped: AbortSignal,
): Promise<boolean> {
  const isDone = await run(program, args, { folder, stopped, env: process.env });
  if (!isDone) rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  return isDone;
}

/** Why no repository can begin in a folder: there is no Git, or the folder is in a repository. */
export type NoRepository = "no-git" | "inside";

/** `folder` may not exist. */
export function findNoRepository(folder: string): NoRepository | undefined {
  let cwd = resolve(folder);
  while (!existsSync(cwd)) cwd = dirname(cwd);
  const asked = { cwd, env: gitEnvironment() };
  const { error, status } = spawnSync("git", ["rev-parse", "--git-dir"], asked);
  if (error !== undefined) return "no-git";
  return status === 0 ? "inside" : undefined;
}

/** Begins a repository whose first commit holds all files. False when that fails or is stopped; nothing of it stays then. */
export async function beginRepository(
  folder: string,
  message: string,
  stopped: AbortSignal,
): Promise<boolean> {
  const steps = [
    // The workflows publish this branch.
    ["init", "--quiet", "--initial-branch=main"],
    ["add", "--all"],
    ["commit", "--quiet", `--message=${message}`],
  ];
  for (const args of steps)
    if (!(await run("git", args, { folder, stopped, env: gitEnvironment() }))) {
      rmSync(join(folder, ".git"), { recursive: true, force: true });
      return false;
    }
  return true;
}

type Where = {
  readonly folder: string;
  readonly stopped: AbortSignal;
  readonly env: NodeJS.ProcessEnv;
};

/** What the program prints goes to standard error: on standard output is only the folder of the site. */
function run(program: string, args: readonly string[], { folder, stopped, env }: Where): Promise<boolean> {
  return new Promise((resolve) => {
    if (stopped.aborted) return resolve(false);
    const child = spawn(program, [...args], {
      ...{ cwd: folder, env, signal: stopped, stdio: ["inherit", 2, 2] },
      // On Windows, package managers are scripts for its shell.
      shell: process.platform === "win32" && program !== "git",
    });
    child.on("error", () => resolve(false));
    child.on("close", (status) => resolve(status === 0));
  });
}
