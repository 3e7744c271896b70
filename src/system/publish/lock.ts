import { randomBytes } from "node:crypto";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { blame, isFailure } from "../blame.ts";
import type { FileSystem } from "../file-system.ts";
import { formatHolder, isHere, type LockHolder, nameHolder, parseHolder, stateOf } from "./lock-holder.ts";

export type HeldLock = {
  /** To be called all along: whoever waits elsewhere, as in another container, sees by it that the holder is at work. */
  renew(): void;
  /** False where another process has taken it over, even if it is through by now. */
  isStillHeld(): Promise<boolean>;
  /** Removes the lock, if it is still there and still ours. Throws `FileFailure` where the disk refuses. */
  release(): void;
};

export type LockResult =
  | { readonly status: "held"; readonly lock: HeldLock }
  /** `holder` is the process that has it, where it can be told. */
  | { readonly status: "busy"; readonly holder: ProcessName | undefined }
  | { readonly status: "interrupted" };

/** `host` is undefined where the process runs here. */
export type ProcessName = { readonly pid: number; readonly host: string | undefined };

type LockOptions = {
  readonly fileSystem: FileSystem;
  readonly signal: AbortSignal | undefined;
  /** How long to wait for another process. */
  readonly waitMs: number;
  /** A lock of whom nothing can be told is stale once it was not renewed for as long. */
  readonly staleMs?: number;
};

/**
 * Takes the lock at `path`, a file that says who holds it. One that a dead process left is taken over at once, and a live
 * process is waited for. Where that cannot be told, as of another host or container, a lock is stale once it was not
 * renewed for a while. The libraries for this call every lock stale by its age, so that the build after a killed one
 * always waits.
 */
export async function takeLock(
  path: string,
  { fileSystem, signal, waitMs, staleMs = 20_000 }: LockOptions,
): Promise<LockResult> {
  const own = nameHolder();
  let last: SeenLock | undefined;
  let quietMs = 0;
  for (let waitedMs = 0; ; waitedMs += pollMs) {
    if (signal?.aborted) return { status: "interrupted" };
    if (tryToTake(path, own, fileSystem)) return { status: "held", lock: hold(path, own, fileSystem) };

    const seen = look(path, fileSystem);
    const holder = seen && parseHolder(seen.content);
    const state = holder === undefined ? "unknown" : stateOf(holder, heldHere);
    // Two clocks may differ by more than that: only what this one has seen counts.
    quietMs = seen?.content === last?.content && seen?.touchedAt === last?.touchedAt ? quietMs + pollMs : 0;
    last = seen;
    const limitMs = holder === undefined ? Math.min(staleMs, halfWrittenMs) : staleMs;
    if (seen !== undefined && (state === "gone" || (state === "unknown" && quietMs >= limitMs)))
      removeStale(path, seen.content, fileSystem);
    else if (waitedMs >= waitMs) return { status: "busy", holder: holder && nameProcess(holder) };
    else await sleep(pollMs);
  }
}

const pollMs = 50;
const renewMs = 1000;
/** Between making the file and writing into it, the holder may have been killed. */
const halfWrittenMs = 500;

/** The tokens of the locks of this very process: its id may have been another’s before. */
const heldHere = new Set<string>();

type SeenLock = { readonly content: string; readonly touchedAt: number };

function look(path: string, fileSystem: FileSystem): SeenLock | undefined {
  const content = readLock(path, fileSystem);
  if (content === undefined) return undefined;
  try {
    // After the read, for which network disks ask their server anew.
    return { content, touchedAt: blame(basename(path), () => fileSystem.touchedAt(path)) };
  } catch (error) {
    if (isFailure(error, "ENOENT")) return undefined;
    throw error;
  }
}

function tryToTake(path: string, own: LockHolder, fileSystem: FileSystem): boolean {
  try {
    blame(basename(path), () => fileSystem.createExclusively(path, Buffer.from(formatHolder(own))));
  } catch (error) {
    if (isFailure(error, "EEXIST")) return false;
    throw error;
  }
  heldHere.add(own.token);
  return true;
}

function hold(path: string, own: LockHolder, fileSystem: FileSystem): HeldLock {
  let renewedAt = performance.now();
  return {
    renew: () => {
      if (performance.now() - renewedAt < renewMs) return;
      renewedAt = performance.now();
      try {
        fileSystem.touch(path);
      } catch {
        // Where it is gone, `isStillHeld` says so.
      }
    },
    isStillHeld: async () => {
      // Whoever took it for the stale one that was there before puts it back at once.
      if (readLock(path, fileSystem) === undefined) await sleep(pollMs);
      return readLock(path, fileSystem) === formatHolder(own);
    },
    release: () => {
      heldHere.delete(own.token);
      // Another build may have its own there by now: that one stays.
      if (readLock(path, fileSystem) === formatHolder(own)) removeIfThere(path, fileSystem);
    },
  };
}

function nameProcess(holder: LockHolder): ProcessName {
  return { pid: holder.pid, host: isHere(holder) ? undefined : holder.host };
}

function readLock(path: string, fileSystem: FileSystem): string | undefined {
  try {
    return blame(basename(path), () => Buffer.from(fileSystem.read(path)).toString());
  } catch (error) {
    if (isFailure(error, "ENOENT")) return undefined;
    throw error;
  }
}

function removeIfThere(path: string, fileSystem: FileSystem): void {
  try {
    blame(basename(path), () => fileSystem.remove(path));
  } catch (error) {
    if (!isFailure(error, "ENOENT")) throw error;
  }
}

/**
 * Two processes may find the same stale lock. Were each to delete it, the second could delete the lock that the first
 * has taken meanwhile; a rename shows what was really taken away.
 */
function removeStale(path: string, stale: string, fileSystem: FileSystem): void {
  const aside = join(dirname(path), `.site-${process.pid}-${randomBytes(8).toString("hex")}.tmp`);
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
