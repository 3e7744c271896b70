import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { blame, isFailure } from "./blame.ts";
import type { FileSystem } from "./file-system.ts";
import { isProcessAlive } from "./is-process-alive.ts";

/** `release` removes the lock, if it is still there and still ours. Throws `FileFailure` where the disk refuses. */
export type LockResult =
  | { readonly status: "held"; readonly release: () => void }
  /** `holder` is the id of a process that is alive, where it can be told. */
  | { readonly status: "busy"; readonly holder: number | undefined }
  | { readonly status: "interrupted" };

type LockOptions = {
  readonly fileSystem: FileSystem;
  readonly signal: AbortSignal | undefined;
  /** How long to wait for another process. */
  readonly waitMs: number;
};

/**
 * Takes the lock at `path`, a file that holds the id of the process. One that a dead process left is taken over at
 * once, a live one is waited for. The libraries for this call a lock stale by its age, so that the build after a
 * killed one would wait, and one that takes long could lose its own.
 */
export async function takeLock(
  path: string,
  { fileSystem, signal, waitMs }: LockOptions,
): Promise<LockResult> {
  let unreadableMs = 0;
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    if (signal?.aborted) return { status: "interrupted" };
    if (tryToTake(path, fileSystem)) return { status: "held", release: () => releaseLock(path, fileSystem) };

    const content = readLock(path, fileSystem);
    const holder = content === undefined ? undefined : toPid(content);
    // Between making the file and writing into it the holder may be at work, or may have been killed.
    unreadableMs = holder === undefined ? unreadableMs + pollMs : 0;
    const isStale = holder === undefined ? unreadableMs > unreadableGraceMs : !isAtWork(holder, path);
    if (content !== undefined && isStale) removeStale(path, content, fileSystem);
    else if (waitedMs >= Math.max(waitMs, unreadableMs && unreadableGraceMs))
      return { status: "busy", holder };
    else await sleep(pollMs);
  }
}

const pollMs = 50;
const unreadableGraceMs = 500;
const ownContent = `${process.pid}\n`;

/** Locks of this very process. A lock with our id that is not among them is from an earlier process with the same id. */
const heldHere = new Set<string>();

function tryToTake(path: string, fileSystem: FileSystem): boolean {
  try {
    blame(basename(path), () => fileSystem.createExclusively(path, Buffer.from(ownContent)));
  } catch (error) {
    if (isFailure(error, "EEXIST")) return false;
    throw error;
  }
  heldHere.add(path);
  return true;
}

/** Someone who took it for a dead one may have deleted it, and another build may hold its own by now: that one stays. */
function releaseLock(path: string, fileSystem: FileSystem): void {
  heldHere.delete(path);
  if (readLock(path, fileSystem) !== ownContent) return;
  try {
    blame(basename(path), () => fileSystem.remove(path));
  } catch (error) {
    if (!isFailure(error, "ENOENT")) throw error;
  }
}

function readLock(path: string, fileSystem: FileSystem): string | undefined {
  try {
    return blame(basename(path), () => Buffer.from(fileSystem.read(path)).toString());
  } catch (error) {
    if (isFailure(error, "ENOENT")) return undefined;
    throw error;
  }
}

function toPid(content: string): number | undefined {
  return /^[1-9]\d{0,9}\n$/.test(content) ? Number(content) : undefined;
}

function isAtWork(pid: number, path: string): boolean {
  return pid === process.pid ? heldHere.has(path) : isProcessAlive(pid);
}

/**
 * Two processes may find the same stale lock. Were each to delete it, the second could delete the lock that the first
 * has taken meanwhile; a rename shows what was really taken away.
 */
function removeStale(path: string, stale: string, fileSystem: FileSystem): void {
  const aside = join(dirname(path), `.site-${process.pid}-lock.tmp`);
  try {
    blame(basename(path), () => fileSystem.rename(path, aside));
    const taken = blame(basename(path), () => fileSystem.read(aside));
    blame(basename(path), () => fileSystem.remove(aside));
    if (Buffer.from(taken).toString() !== stale) {
      blame(basename(path), () => fileSystem.createExclusively(path, taken));
    }
  } catch (error) {
    // ENOENT: another process was faster to remove it. EEXIST: a third has taken it meanwhile.
    if (!isFailure(error, "ENOENT") && !isFailure(error, "EEXIST")) throw error;
  }
}
