import { spawn } from "node:child_process";
import { gitEnvironment } from "./git-environment.ts";

export type GitRun =
  | { readonly status: "done"; readonly bytes: Buffer }
  /** `said` is all that Git and the remote say. */
  | { readonly status: "failed"; readonly said: string }
  | { readonly status: "missing" }
  /** It took longer than it may, or somebody has stopped it. */
  | { readonly status: "late" | "stopped" };

export type GitOptions = {
  /** The file to keep the index in. */
  readonly index?: string;
  readonly input?: string | Uint8Array;
  readonly signal?: AbortSignal | undefined;
  /** For what waits for a network. Nothing else has a limit. */
  readonly timeoutMs?: number | undefined;
};

/** Runs Git in one folder. Nobody is asked for anything in a terminal. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitRun>;

export function createGit(folder: string): Git {
  return (args, { index, input, signal, timeoutMs } = {}) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve({ status: "stopped" });
      const child = spawn("git", args, {
        cwd: folder,
        // Its words are read in English.
        env: { ...gitEnvironment(index), LC_ALL: "C" },
        stdio: ["pipe", "pipe", "pipe"],
        // Without a terminal, no program that Git starts can ask in one; all of them can be ended together.
        detached: process.platform !== "win32",
        windowsHide: true,
      });
      const printed: Buffer[] = [];
      const said: Buffer[] = [];
      let ended: "late" | "stopped" | undefined;
      const end = (why: "late" | "stopped") => {
        ended ??= why;
        killAll(child.pid);
        // A program that has left the group may keep the pipes open.
        child.stdout.destroy();
        child.stderr.destroy();
      };
      const stop = () => end("stopped");
      const timer = timeoutMs === undefined ? undefined : setTimeout(() => end("late"), timeoutMs);
      signal?.addEventListener("abort", stop, { once: true });
      const settle = (run: GitRun) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", stop);
        resolve(run);
      };
      child.stdout.on("data", (chunk: Buffer) => printed.push(chunk));
      child.stderr.on("data", (chunk: Buffer) => said.push(chunk));
      // A program that ends early takes no more input.
      child.stdin.on("error", () => {});
      child.stdin.end(input);
      child.on("error", (error: NodeJS.ErrnoException) =>
        settle(error.code === "ENOENT" ? { status: "missing" } : { status: "failed", said: error.message }),
      );
      child.on("close", (code) => {
        if (ended !== undefined) settle({ status: ended });
        else if (code === 0) settle({ status: "done", bytes: Buffer.concat(printed) });
        else settle({ status: "failed", said: Buffer.concat(said).toString().trim() });
      });
    });
}

function killAll(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGTERM");
  } catch {
    // It has ended by itself.
  }
}
