import { spawn } from "node:child_process";
import { gitEnvironment } from "./git-environment.ts";

export type GitRun =
  | { readonly status: "done"; readonly bytes: Buffer }
  /** `reason` is the error output of Git and the remote. */
  | { readonly status: "failed"; readonly reason: string }
  | { readonly status: "missing" }
  /** `late`: it printed nothing for longer than `silenceMs`. `stopped`: the signal was aborted. */
  | { readonly status: "late" | "stopped" };

export type GitOptions = {
  /** The path of the index file. */
  readonly index?: string;
  readonly input?: string | Uint8Array;
  readonly signal?: AbortSignal | undefined;
  /** For commands that wait for a network: the longest time without any output. Others have no limit. */
  readonly silenceMs?: number | undefined;
};

/** By default Git flushes neither new objects nor branches to the disk, and a power cut may leave them empty. */
const flushing = ["-c", "core.fsync=added,reference"];

/** Runs Git in one folder, without questions in a terminal. */
export type Git = (args: readonly string[], options?: GitOptions) => Promise<GitRun>;

export function createGit(folder: string): Git {
  return (args, { index, input, signal, silenceMs } = {}) =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve({ status: "stopped" });
      const child = spawn("git", [...flushing, ...args], {
        cwd: folder,
        // The messages are parsed in English.
        env: { ...gitEnvironment(index), LC_ALL: "C" },
        stdio: ["pipe", "pipe", "pipe"],
        // In a session of its own, no program that Git starts can ask in the terminal, and all can be ended together.
        detached: process.platform !== "win32",
        windowsHide: true,
      });
      const printed: Buffer[] = [];
      const errors: Buffer[] = [];
      let ended: "late" | "stopped" | undefined;
      const end = (why: "late" | "stopped") => {
        ended ??= why;
        killAll(child.pid);
        // A program that has left the group may keep the pipes open.
        child.stdout.destroy();
        child.stderr.destroy();
      };
      const stop = () => end("stopped");
      const timer = silenceMs === undefined ? undefined : setTimeout(() => end("late"), silenceMs);
      const collect = (chunks: Buffer[]) => (chunk: Buffer) => {
        chunks.push(chunk);
        timer?.refresh();
      };
      signal?.addEventListener("abort", stop, { once: true });
      const settle = (run: GitRun) => {
        clearTimeout(timer);
        signal?.removeEventListener("abort", stop);
        resolve(run);
      };
      child.stdout.on("data", collect(printed));
      child.stderr.on("data", collect(errors));
      // A program that ends early takes no more input.
      child.stdin.on("error", () => {});
      child.stdin.end(input);
      child.on("error", (error: NodeJS.ErrnoException) =>
        settle(error.code === "ENOENT" ? { status: "missing" } : { status: "failed", reason: error.message }),
      );
      child.on("close", (code) => {
        if (ended !== undefined) settle({ status: ended });
        else if (code === 0) settle({ status: "done", bytes: Buffer.concat(printed) });
        else settle({ status: "failed", reason: Buffer.concat(errors).toString().trim() });
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
