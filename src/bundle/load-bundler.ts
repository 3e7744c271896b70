import childProcess, { type SpawnOptions } from "node:child_process";
import { createRequire } from "node:module";
import type { Socket } from "node:net";

type Bundler = typeof import("esbuild");

let isStarted = false;

/**
 * Loads the bundler synchronously, so that a bundle starts before steps that block this process; `import()` would wait
 * for them.
 */
export function loadBundler(): Bundler {
  const bundler = createRequire(import.meta.url)("esbuild") as Bundler;
  if (!isStarted) start(bundler);
  isStarted = true;
  return bundler;
}

/**
 * Starts esbuild’s program with its error output passed on by this process instead of inherited: when this process is
 * ended during a bundle, the program finds its plug-ins gone and prints the stacks of its threads, to nobody then.
 */
function start({ initialize }: Bundler): void {
  const { spawn } = childProcess;
  const spawnQuietly = (command: string, args: readonly string[], options: SpawnOptions) => {
    const child = spawn(command, args, { ...options, stdio: "pipe" });
    child.stderr?.pipe(process.stderr, { end: false });
    (child.stderr as Socket | null)?.unref();
    return child;
  };
  childProcess.spawn = spawnQuietly as typeof spawn;
  try {
    void initialize({});
  } catch {
    // The first bundle fails in the same way, and tells why.
  } finally {
    childProcess.spawn = spawn;
  }
}
